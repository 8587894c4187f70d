import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';

import { lazyShellPart } from '../lazyShellPart';

const ClientBar = lazyShellPart(async () => {
  const { ClientBar: part } = await import(/* webpackChunkName: "account-menu" */ './ClientBar');
  return part;
});

/** A second row below the bar, for clients. Its height is reserved before the application starts (index.html). */
export const ClientNav = () => <div className="client-nav">{useAppSelector(selectIsLoggedIn) && <ClientBar />}</div>;
