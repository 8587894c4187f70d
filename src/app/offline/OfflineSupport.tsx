import { useEffect, useState } from 'react';

import { lazyShellPart } from '@/app/shell/lazyShellPart';
import { useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { reportUnderId } from '@/shared/lib/errorReport';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';

const UpdateNotice = lazyShellPart(
  async () => {
    const { UpdateNotice: part } = await import(/* webpackChunkName: "update-notice" */ './UpdateNotice');
    return part;
  },
  { reportsFailure: false },
);

const isSupported = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** Sets up offline support once the page has loaded and is idle. */
export const OfflineSupport = () => {
  const config = useConfig();
  const [version, setVersion] = useState<ServiceWorker | null>(null);
  // A replay shows the notice without a service worker to activate.
  const isNoticed = useAppSelector(({ screen }) => screen?.newVersion === true);
  useEffect(() => {
    if (!isSupported()) return;
    return whenLoadedAndIdle(() => {
      import(/* webpackChunkName: "offline" */ './serviceWorker').then(
        ({ setUpOffline }) => setUpOffline(config, setVersion),
        reportUnderId,
      );
    });
  }, [config]);
  return (
    <div role="status">
      {(version ?? isNoticed) && <UpdateNotice version={version} onLater={() => setVersion(null)} />}
    </div>
  );
};
