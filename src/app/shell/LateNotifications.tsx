import Box from '@mui/material/Box';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/TextsContext';
import { useAppSelector } from '@/store/hooks';
import { useFirstTouch } from '@/shared/ui/useFirstTouch';
import { latePart } from './latePart';

// It may have to tell that the texts did not come: what it says then is among the first ones.
const NotificationHost = latePart(
  async () => {
    const { NotificationHost: part } = await import(/* webpackChunkName: "notifications" */ './NotificationHost');
    return part;
  },
  // Nor is there anything else to tell by that it did not come itself.
  { needsTexts: false, isTold: false },
);

/**
 * The library that draws notifications comes ahead of the first one, which may well tell that nothing can be fetched.
 * The live region is there from the start: screen readers announce only what enters a region that they know.
 */
export const LateNotifications = () => {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // At once, it would draw the whole page a second time within the task of the first.
  const keepRegion = useCallback((element: HTMLElement | null) => startTransition(() => setRegion(element)), []);
  const [needed, setNeeded] = useState(false);
  const { storefront, account } = useAppSelector(({ notifications }) => notifications);
  const any = storefront.length + account.length > 0;
  // Each that is to be shown is a reason to fetch anew what failed to come for the one before.
  useEffect(() => NotificationHost.tryAgain(), [storefront, account]);
  const { complete } = useTexts();
  useFirstTouch(
    useCallback(() => {
      NotificationHost.fetchAhead();
      // Whatever needs the texts asks for them itself, and tells where they do not come.
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
