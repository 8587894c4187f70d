import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import type { MessageValue } from '@/features/notifications/state/notificationsSlice';
import type { PackedItem } from '@/shared/lib/packing';

export type ConfirmText = { id: string; values?: Record<string, MessageValue> };

type ConfirmedLine = PackedItem & { quantity: number; code: string; item: string; price: number; total: number };

/** What is confirmed, between the question and the buttons; the dialog formats it in the language it is shown in. */
export type ConfirmDetails = {
  facts: { label: ConfirmText; text: string }[];
  tables: { catalogId: number; lines: ConfirmedLine[]; sums: { label: ConfirmText; amount: number }[] }[];
};

/** The content of the dialog; the rest is fixed by spec §2 and §9: centred, small by default, static backdrop. */
export type Confirmation = {
  id: string;
  title: ConfirmText | null;
  message: ConfirmText;
  acceptLabel: ConfirmText;
  declineLabel: ConfirmText;
  size: 'small' | 'medium' | 'large';
  details?: ConfirmDetails;
};

export type ConfirmationRequest = Pick<Confirmation, 'message'> & Partial<Omit<Confirmation, 'id' | 'message'>>;

export type ConfirmState = { open: Confirmation | null };

type ResponseAction = PayloadAction<{ id: string }>;

const initialState: ConfirmState = { open: null };

const defaults: Omit<Confirmation, 'id' | 'message'> = {
  title: null,
  acceptLabel: { id: 'confirm.ok' },
  declineLabel: { id: 'confirm.cancel' },
  size: 'small',
};

const close = (state: ConfirmState, { payload }: ResponseAction): ConfirmState =>
  state.open?.id === payload.id ? { open: null } : state;

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState,
  reducers: {
    confirmationRequested: {
      reducer: (state, { payload }: PayloadAction<Confirmation>) => {
        state.open = payload;
      },
      prepare: (request: ConfirmationRequest) => ({ payload: { ...defaults, ...request, id: nanoid() } }),
    },
    confirmationAccepted: close,
    confirmationDeclined: close,
    confirmationDismissed: close,
  },
  selectors: {
    selectConfirmation: (state) => state.open,
  },
});

export const { confirmationRequested, confirmationAccepted, confirmationDeclined, confirmationDismissed } =
  confirmSlice.actions;
export const { selectConfirmation } = confirmSlice.selectors;

export const isConfirmationResponse = isAnyOf(confirmationAccepted, confirmationDeclined, confirmationDismissed);
