import { addListener, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';

import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
  isConfirmationAnswer,
  type ConfirmationRequest,
} from './confirmSlice';

/** Spec §4: dismissed by the cross button. A dialog that another one replaced counts as dismissed too. */
export class ConfirmationDismissed extends Error {
  override readonly name = 'ConfirmationDismissed';
}

/** True when accepted, false when declined; rejects with ConfirmationDismissed. */
export const askConfirmation =
  (request: ConfirmationRequest): ThunkAction<Promise<boolean>, unknown, unknown, UnknownAction> =>
  (dispatch) => {
    const asked = confirmationAsked(request);
    return new Promise<boolean>((resolve, reject) => {
      dispatch(
        addListener({
          predicate: (action) =>
            (isConfirmationAnswer(action) && action.payload.id === asked.payload.id) ||
            (confirmationAsked.match(action) && action.payload.id !== asked.payload.id),
          effect: (action, listener) => {
            listener.unsubscribe();
            const dismissed = confirmationAsked.match(action) || confirmationDismissed.match(action);
            if (dismissed) reject(new ConfirmationDismissed('The confirmation was dismissed'));
            else resolve(confirmationAccepted.match(action));
          },
        }),
      );
      dispatch(asked);
    });
  };
