import Box from '@mui/material/Box';
import { useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { latePart } from './latePart';
import { useFirstTouch } from './useFirstTouch';

const NotificationHost = latePart(async () => {
  const { NotificationHost: part } = await import(/* webpackChunkName: "notifications" */ './NotificationHost');
  return part;
});

/**
 * The library that draws notifications comes ahead of the first one, which may well tell that nothing can be fetched.
 * The live region is there from the start: screen readers announce only what enters a region that they know.
 */
export const LateNotifications = () => {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [needed, setNeeded] = useState(false);
  const any = useAppSelector(({ notifications }) => notifications.storefront.length + notifications.account.length > 0);
  useFirstTouch(NotificationHost.fetchAhead);
  if (any && !needed) setNeeded(true);
  return (
    <Box ref={setRegion} role="status" aria-atomic="false" sx={{ displayPrint: 'none' }}>
      {needed && region && <NotificationHost region={region} />}
    </Box>
  );
};
