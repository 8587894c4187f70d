import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { demoSignIn } from '@/shared/config/demoSignIn';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { signIn } from '../signIn';
import { getPasswordFault, getUsernameFault } from '../state/fieldRules';
import type { FormName } from '../state/submissionsSlice';
import { PasswordField, UsernameField } from './CredentialFields';
import { formMessages } from './formMessages';
import { FormFailure, SubmissionForm, SubmitButton } from './FormStatus';
import { signInMessages } from './signInMessages';
import { useShownFaults, useSubmission, useUsername } from './useSubmission';

/** The demo's public credentials, and a button that enters them. */
const DemoSignIn = ({ onFill }: { onFill: () => void }) => (
  <NoticeFrame tone="note" role="note" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
    <FormattedMessage {...signInMessages.demo} />
    <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      <div>{demoSignIn.username}</div>
      <div>{demoSignIn.password}</div>
    </Box>
    <Button type="button" tone="outlined" onClick={onFill}>
      <FormattedMessage {...signInMessages.fillDemo} />
    </Button>
  </NoticeFrame>
);

type SignInFormProps = {
  form: FormName;
  /** Focus starts at the password if the username is known. */
  knownUsername?: string;
  /** Whether to offer the credentials of the demo. */
  isDemo?: boolean;
  children?: ReactNode;
};

const meaning = {
  401: formMessages.wrongCredentials,
  accountDisabled: formMessages.accountDisabled,
  429: formMessages.signInLocked,
};

/** A single form, as password managers expect. Input is kept whatever the outcome. */
export const SignInForm = ({ form, knownUsername = '', isDemo = false, children }: SignInFormProps) => {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useUsername(form, knownUsername);
  const { send, isBusy, failure, secondsLeft } = useSubmission(form);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  // The second click of a double click may arrive while the next screen is loading.
  const isSignedIn = useRef(false);
  const faults = { username: getUsernameFault(username), password: getPasswordFault(password) };
  const { shown, show } = useShownFaults(form, faults);

  const fillDemo = () => {
    setUsername(demoSignIn.username);
    setPassword(demoSignIn.password);
    passwordInput.current?.focus();
  };

  const submit = async () => {
    show();
    if (faults.username) return usernameInput.current?.focus();
    if (faults.password) return passwordInput.current?.focus();
    if (isSignedIn.current) return;
    const failed = await send(() => dispatch(signIn(username.trim(), password)));
    isSignedIn.current = failed === null;
    if (failed && 'kind' in failed && failed.status === 401) {
      passwordInput.current?.focus();
      passwordInput.current?.select();
    }
  };

  return (
    <SubmissionForm onSubmit={submit}>
      {isDemo && <DemoSignIn onFill={fillDemo} />}
      <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} meaning={meaning} />
      <UsernameField
        value={username}
        onChange={setUsername}
        fault={shown.username ?? null}
        inputRef={usernameInput}
        autoFocus={!knownUsername}
      />
      <PasswordField
        label={formMessages.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        fault={shown.password ?? null}
        inputRef={passwordInput}
        autoFocus={Boolean(knownUsername)}
      />
      <SubmitButton
        isBusy={isBusy}
        isPaused={secondsLeft > 0}
        busyLabel={<FormattedMessage {...signInMessages.signingIn} />}
      >
        <FormattedMessage {...signInMessages.signIn} />
      </SubmitButton>
      {children}
    </SubmissionForm>
  );
};
