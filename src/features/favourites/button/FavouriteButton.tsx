import { Suspense, useState } from 'react';

import { selectLocation } from '@/features/location/state/locationSlice';
import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { getSignInAddress } from '@/shared/routing/knownAddress';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';

import type { FavouriteToggleProps } from './FavouriteToggle';
import { HeartButton, heartMessages } from './HeartButton';

const signInFirst =
  (): AppThunk =>
  (dispatch, getState, { navigateTo }) => {
    dispatch(storefrontNotice(heartMessages.signIn, 'info'));
    const here = selectLocation(getState());
    if (here) navigateTo(getSignInAddress(here));
  };

const ToggleMissing = ({ reportId, retry, part }: MissingProps<FavouriteToggleProps>) =>
  part.pressed && <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: part.onHandled }} />;

/** For clients only, because it is six times the size of the rest. */
const FavouriteToggle = lazyPart(
  async () => (await import(/* webpackChunkName: "favourite-button" */ './FavouriteToggle')).FavouriteToggle,
  { Missing: ToggleMissing },
);

/** Leads visitors to sign-in. The element stays the same when a client signs in, so that no press is lost. */
export const FavouriteButton = ({ name, place, ...item }: ItemActionsProps) => {
  const dispatch = useAppDispatch();
  const isClient = useAppSelector(selectIsLoggedIn);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const [{ isFavourite, hasMenu }, setState] = useState({ isFavourite: false, hasMenu: false });
  return (
    <>
      <HeartButton
        name={name}
        place={place}
        isFavourite={isClient && isFavourite}
        {...(isClient && hasMenu && { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => (isClient ? setPressed(currentTarget) : dispatch(signInFirst()))}
      />
      {isClient && (
        <Suspense>
          <FavouriteToggle {...item} pressed={pressed} onHandled={() => setPressed(null)} onChange={setState} />
        </Suspense>
      )}
    </>
  );
};
