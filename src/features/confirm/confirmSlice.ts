import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import type { MessageValue } from '@/features/notifications/notificationsSlice';

export type ConfirmText = { id: string; values?: Record<string, MessageValue> };

/** The content of the dialog; everything else is fixed by spec §2 and §9: centred, small, static backdrop. */
export type Confirmation = {
  id: string;
  title: ConfirmText | null;
  message: ConfirmText;
  acceptLabel: ConfirmText;
  declineLabel: ConfirmText;
  size: 'small' | 'medium' | 'large';
  backdrop: 'static' | 'dismissing';
  closesOnEscape: boolean;
};

export type ConfirmationRequest = Pick<Confirmation, 'message'> & Partial<Omit<Confirmation, 'id' | 'message'>>;

/** Spec §4: accepted resolves to true, declined to false; dismissed with the cross rejects. */
export type ConfirmationOutcome = 'accepted' | 'declined' | 'dismissed';

export type ConfirmState = {
  open: Confirmation | null;
  last: { id: string; outcome: ConfirmationOutcome } | null;
};

type Answered = PayloadAction<{ id: string }>;

const initialState: ConfirmState = { open: null, last: null };

const defaults: Omit<Confirmation, 'id' | 'message'> = {
  title: null,
  acceptLabel: { id: 'confirm.ok' },
  declineLabel: { id: 'confirm.cancel' },
  size: 'small',
  backdrop: 'static',
  closesOnEscape: false,
};

const closeWith =
  (outcome: ConfirmationOutcome) =>
  (state: ConfirmState, { payload }: Answered): ConfirmState =>
    state.open?.id === payload.id ? { open: null, last: { id: payload.id, outcome } } : state;

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState,
  reducers: {
    confirmationAsked: {
      reducer: (state, { payload }: PayloadAction<Confirmation>) => {
        state.open = payload;
      },
      prepare: (request: ConfirmationRequest) => ({ payload: { ...defaults, ...request, id: nanoid() } }),
    },
    confirmationAccepted: closeWith('accepted'),
    confirmationDeclined: closeWith('declined'),
    confirmationDismissed: closeWith('dismissed'),
  },
  selectors: {
    selectConfirmation: (state) => state.open,
    selectLastOutcome: (state) => state.last,
  },
});

export const { confirmationAsked, confirmationAccepted, confirmationDeclined, confirmationDismissed } =
  confirmSlice.actions;
export const { selectConfirmation, selectLastOutcome } = confirmSlice.selectors;

export const isConfirmationAnswer = isAnyOf(confirmationAccepted, confirmationDeclined, confirmationDismissed);
