import Box from '@mui/material/Box';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/LanguageProvider';
import { useAppSelector } from '@/store/hooks';
import { useFirstTouch } from '@/shared/ui/useFirstTouch';
import { latePart } from './latePart';

// It may have to report that the texts failed to load: that message is part of the first texts.
const NotificationHost = latePart(
  async () => {
    const { NotificationHost: part } = await import(/* webpackChunkName: "notifications" */ './NotificationHost');
    return part;
  },
  // If its own code fails, there is nothing left to report it with.
  { needsTexts: false, isTold: false },
);

/**
 * Preloads the notification library: the first notification may well be that the network is down. The live region is
 * rendered from the start, because screen readers announce only what enters a region they already know.
 */
export const LateNotifications = () => {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // A synchronous update would render the whole page a second time within the first task.
  const keepRegion = useCallback((element: HTMLElement | null) => startTransition(() => setRegion(element)), []);
  const [needed, setNeeded] = useState(false);
  const { storefront, account } = useAppSelector(({ notifications }) => notifications);
  const any = storefront.length + account.length > 0;
  // Each new notification retries the code that failed to load for the previous one.
  useEffect(() => NotificationHost.tryAgain(), [storefront, account]);
  const { complete } = useTexts();
  useFirstTouch(
    useCallback(() => {
      NotificationHost.fetchAhead();
      // Components that need the texts request them themselves and report failures.
      complete().catch(() => undefined);
    }, [complete]),
  );
  if (any && !needed) setNeeded(true);
  return (
    <Box ref={keepRegion} role="status" aria-atomic="false" sx={{ displayPrint: 'none' }}>
      {needed && region && <NotificationHost region={region} />}
    </Box>
  );
};
