import { createSlice, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/request/requestTypes';

import type { ContactField } from './contactRules';

type ContactFormState = {
  stage: { kind: 'writing' } | { kind: 'sending' } | { kind: 'sent'; email: string };
  /** The error of the last attempt, shown until the next one settles. */
  failure: RequestError | SerializedError | null;
  /** A field shows its error once it has lost focus or a submit was attempted. */
  touched: ContactField[];
  isTrapTriggered: boolean;
};

const initialState: ContactFormState = {
  stage: { kind: 'writing' },
  failure: null,
  touched: [],
  isTrapTriggered: false,
};

/** Progress and outcome of sending. The text is in `contactDraft`, which error reports redact. */
export const contactFormSlice = createSlice({
  name: 'contactForm',
  initialState,
  reducers: {
    fieldTouched: (state, { payload }: PayloadAction<ContactField>) => {
      if (!state.touched.includes(payload)) state.touched.push(payload);
    },
    submitAttempted: (state, { payload }: PayloadAction<readonly ContactField[]>) => {
      state.touched = [...payload];
    },
    trapTriggered: (state) => {
      state.isTrapTriggered = true;
    },
    sendingStarted: (state) => {
      state.stage = { kind: 'sending' };
    },
    sendingFailed: (state, { payload }: PayloadAction<RequestError | SerializedError>) => {
      state.stage = { kind: 'writing' };
      state.failure = payload;
    },
    messageSent: (_, { payload: { email } }: PayloadAction<{ email: string }>): ContactFormState => ({
      ...initialState,
      stage: { kind: 'sent', email },
    }),
    formCleared: () => initialState,
  },
  selectors: {
    selectContactForm: (state) => state,
  },
});
