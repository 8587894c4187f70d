import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '@/store/hooks';

const NotificationHost = lazy(() => import(/* webpackChunkName: "notifications" */ './NotificationHost'));

/** The library that draws notifications is fetched when the first one appears, and stays from then on. */
export const LateNotifications = () => {
  const [needed, setNeeded] = useState(false);
  const any = useAppSelector(({ notifications }) => notifications.storefront.length + notifications.account.length > 0);
  if (any && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <NotificationHost />
    </Suspense>
  ) : null;
};
