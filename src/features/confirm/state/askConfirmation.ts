import { addListener, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';

import { locationChanged, type LocationState, selectLocation } from '@/features/location/state/locationSlice';
import { isSessionEnd } from '@/features/session/state/sessionSlice';
import { isSamePage } from '@/shared/routing/addressLanguage';

import {
  confirmationAccepted,
  confirmationDismissed,
  type ConfirmationRequest,
  confirmationRequested,
  isConfirmationResponse,
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
    const requested = confirmationRequested(request);
    const { id } = requested.payload;
    const pathname = selectLocation(getState())?.pathname ?? '';
    const isLeft = (action: UnknownAction) =>
      isSessionEnd(action) || (locationChanged.match(action) && !isSamePage(action.payload.pathname, pathname));
    return new Promise<boolean>((resolve, reject) => {
      dispatch(
        addListener({
          predicate: (action) =>
            (isConfirmationResponse(action) && action.payload.id === id) ||
            (confirmationRequested.match(action) && action.payload.id !== id) ||
            isLeft(action),
          effect: (action, listener) => {
            listener.unsubscribe();
            if (isLeft(action)) listener.dispatch(confirmationDismissed({ id }));
            if (isConfirmationResponse(action) && !confirmationDismissed.match(action))
              resolve(confirmationAccepted.match(action));
            else reject(new ConfirmationDismissed('The confirmation was dismissed'));
          },
        }),
      );
      dispatch(requested);
    });
  };

/** True only on explicit consent: closing the dialog, or another dialog replacing it, means no. */
export const getConsent =
  (request: ConfirmationRequest): ThunkAction<Promise<boolean>, State, unknown, UnknownAction> =>
  async (dispatch) => {
    try {
      return await dispatch(askConfirmation(request));
    } catch (error) {
      if (error instanceof ConfirmationDismissed) return false;
      throw error;
    }
  };
