import { createSlice, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/request/requestTypes';

import type { FieldFault } from './fieldRules';
import { isSessionEnd } from './sessionSlice';

export type FormName =
  | 'signIn'
  | 'renewal'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'ownData'
  | 'erasure'
  | 'person'
  | 'provider'
  | 'passkey'
  | 'newPasskey';
export type Failure = RequestError | SerializedError;
export type Wait = { startedAt: number; seconds: number };
export type Faults = Partial<Record<'username' | 'current' | 'password' | 'repeated', FieldFault | null>>;

type FormState = {
  username?: string;
  isBusy?: boolean;
  failure?: Failure | null;
  /** A Retry-After that has not passed. */
  wait?: Wait | null;
  /** The faults on screen; absent until a submit was attempted. */
  faults?: Faults;
  isSent?: boolean;
};

type SubmissionsState = Partial<Record<FormName, FormState>>;
type FormAction<More = object> = PayloadAction<{ form: FormName } & More>;

const initialState: SubmissionsState = {};
const untouched: FormState = {};

const change = (state: SubmissionsState, form: FormName, changes: FormState) => {
  state[form] = { ...state[form], ...changes };
};

/** State of the account forms. Never add a password, or anything that would reveal part of one. */
export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    formOpened: (state, { payload: { form } }: FormAction) => change(state, form, {}),
    formReset: (state, { payload: { form } }: FormAction) => {
      Reflect.deleteProperty(state, form);
    },
    usernameTyped: (state, { payload: { form, username } }: FormAction<{ username: string }>) =>
      change(state, form, { username }),
    faultsShown: (state, { payload: { form, faults } }: FormAction<{ faults: Faults }>) =>
      change(state, form, { faults }),
    // Ignored by a form that was left in the meantime.
    faultsChanged: (state, { payload: { form, faults } }: FormAction<{ faults: Faults }>) => {
      if (state[form]?.faults) change(state, form, { faults });
    },
    submissionStarted: (state, { payload: { form } }: FormAction) => change(state, form, { isBusy: true }),
    submissionSucceeded: (state, { payload: { form } }: FormAction) =>
      change(state, form, { isBusy: false, failure: null, wait: null, isSent: true }),
    submissionFailed: (
      state,
      { payload: { form, failure, wait } }: FormAction<{ failure: Failure; wait: Wait | null }>,
    ) => change(state, form, { isBusy: false, failure, wait }),
    // A temporary rejection is no longer a failure once the wait is over.
    waitEnded: (state, { payload: { form } }: FormAction) => change(state, form, { failure: null, wait: null }),
    anotherLinkRequested: (state, { payload: { form } }: FormAction) => change(state, form, { isSent: false }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectForm: (state, form: FormName): FormState => state[form] ?? untouched,
    selectIsFormOpen: (state, form: FormName) => state[form] !== undefined,
  },
});

export const {
  formOpened,
  formReset,
  usernameTyped,
  faultsShown,
  faultsChanged,
  submissionStarted,
  submissionSucceeded,
  submissionFailed,
  waitEnded,
  anotherLinkRequested,
} = submissionsSlice.actions;
