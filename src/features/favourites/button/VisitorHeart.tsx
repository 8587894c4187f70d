import { selectLocation } from '@/features/location/locationSlice';
import { storefrontNotice } from '@/features/notifications/notificationsSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { getSignInAddress } from '@/shared/routing/knownAddress';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';

import { HeartButton, heartMessages } from './HeartButton';

const signInFirst =
  (): AppThunk =>
  (dispatch, getState, { navigateTo }) => {
    dispatch(storefrontNotice(heartMessages.signIn, 'info'));
    const here = selectLocation(getState());
    if (here) navigateTo(getSignInAddress(here));
  };

/** Leads to sign-in. Separate from the client's heart, which loads the lists and is six times the size. */
export const VisitorHeart = ({ name, place }: Pick<ItemActionsProps, 'name' | 'place'>) => {
  const dispatch = useAppDispatch();
  return <HeartButton name={name} place={place} onClick={() => dispatch(signInFirst())} />;
};
