import { addListener, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';

import { locationChanged, type LocationState, selectLocation } from '@/features/location/locationSlice';
import { isSessionEnd } from '@/features/session/sessionSlice';
import { isSamePage } from '@/shared/routing/switchLanguage';

import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
  type ConfirmationRequest,
  isConfirmationAnswer,
} from './confirmSlice';

/** Spec §4: dismissed with the cross button. Also when replaced by another dialog or when its screen is left. */
export class ConfirmationDismissed extends Error {
  override readonly name = 'ConfirmationDismissed';
}

type State = { location: LocationState };

/** True when accepted, false when declined; rejects with ConfirmationDismissed. */
export const askConfirmation =
  (request: ConfirmationRequest): ThunkAction<Promise<boolean>, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const asked = confirmationAsked(request);
    const { id } = asked.payload;
    const pathname = selectLocation(getState())?.pathname ?? '';
    const isLeft = (action: UnknownAction) =>
      isSessionEnd(action) || (locationChanged.match(action) && !isSamePage(action.payload.pathname, pathname));
    return new Promise<boolean>((resolve, reject) => {
      dispatch(
        addListener({
          predicate: (action) =>
            (isConfirmationAnswer(action) && action.payload.id === id) ||
            (confirmationAsked.match(action) && action.payload.id !== id) ||
            isLeft(action),
          effect: (action, listener) => {
            listener.unsubscribe();
            if (isLeft(action)) listener.dispatch(confirmationDismissed({ id }));
            if (isConfirmationAnswer(action) && !confirmationDismissed.match(action))
              resolve(confirmationAccepted.match(action));
            else reject(new ConfirmationDismissed('The confirmation was dismissed'));
          },
        }),
      );
      dispatch(asked);
    });
  };

/** Asks for confirmation and runs the action once accepted; closing the dialog counts as no. */
export const whenConfirmed =
  (request: ConfirmationRequest, action: () => unknown): ThunkAction<Promise<void>, State, unknown, UnknownAction> =>
  async (dispatch) => {
    try {
      if (await dispatch(askConfirmation(request))) action();
    } catch (error) {
      if (!(error instanceof ConfirmationDismissed)) throw error;
    }
  };
