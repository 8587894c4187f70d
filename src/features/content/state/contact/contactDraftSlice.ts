import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

import { type ContactField, type ContactFormKind, contactForms, type ContactValues, noValues } from './contactRules';

/** All forms share a draft, so that nobody types a name twice. A visitor's draft passes to the client who signs in, but never to the next one. */
export const contactDraftSlice = createSlice({
  name: 'contactDraft',
  initialState: noValues,
  reducers: {
    draftTyped: (state, { payload: { field, value } }: PayloadAction<{ field: ContactField; value: string }>) => {
      state[field] = value;
    },
    /** Keeps what has been typed, and names an item only once. */
    itemRequested: (
      state,
      { payload: { subject, sentence } }: PayloadAction<{ subject: string; sentence: string }>,
    ) => {
      if (state.message.includes(sentence)) return;
      state.subject ||= subject;
      state.message = [state.message.trimEnd(), sentence].filter(Boolean).join('\n\n');
    },
    draftRestored: (_, { payload }: PayloadAction<ContactValues>) => payload,
    draftSent: (state, { payload: form }: PayloadAction<ContactFormKind>) => {
      for (const field of contactForms[form].fields) state[field] = '';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => noValues);
  },
  selectors: {
    selectDraft: (state) => state,
  },
});
