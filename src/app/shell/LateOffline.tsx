import { useEffect, useState } from 'react';
import { useConfig } from '@/shared/config/ConfigContext';
import { reportUnderId } from '@/shared/lib/errorReport';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';
import { latePart } from './latePart';

const UpdateNotice = latePart(
  async () => {
    const { UpdateNotice: part } = await import(/* webpackChunkName: "update-notice" */ '@/app/offline/UpdateNotice');
    return part;
  },
  { isTold: false },
);

const isPossible = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** Sets up offline support once the page has loaded and is idle. */
export const LateOffline = () => {
  const config = useConfig();
  const [version, setVersion] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!isPossible()) return;
    return whenLoadedAndIdle(() => {
      import(/* webpackChunkName: "offline" */ '@/app/offline/keepOffline').then(
        ({ keepOffline }) => keepOffline(config, setVersion),
        reportUnderId,
      );
    });
  }, [config]);
  return <div role="status">{version && <UpdateNotice version={version} onLater={() => setVersion(null)} />}</div>;
};
