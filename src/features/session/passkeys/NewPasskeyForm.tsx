import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { Panel } from '@/shared/ui/Panel';

import { AccountName, CurrentPasswordField } from '../forms/CredentialFields';
import { FormFailure, SubmissionForm, SubmitButton } from '../forms/FormStatus';
import { useShownFaults, useSubmission } from '../forms/useSubmission';
import { getPasswordFault } from '../state/fieldRules';
import { formReset } from '../state/submissionsSlice';
import { passkeyMessages as messages } from './passkeyMessages';
import { addPasskey } from './passkeyRequests';

/** Limit of the contract: PasskeyAttestation. */
const maxNameLength = 100;

const meaning = {
  NotAllowedError: messages.notAdded,
  AbortError: messages.notAdded,
  InvalidStateError: messages.exists,
  NotSupportedError: messages.unsupported,
  SecurityError: messages.unsupported,
  ConstraintError: messages.unsupported,
  wrongPresentPassword: messages.wrongPassword,
  passkeyRefused: messages.refused,
  passkeyExists: messages.exists,
  tooManyPasskeys: messages.tooMany,
};

const untouched = { passkeyName: '', isAttempted: false };

export const NewPasskeyForm = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [{ passkeyName, isAttempted }, setScreen] = useScreenState('passkeys/new', untouched);
  const [password, setPassword] = useState('');
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { send, isBusy, failure, secondsLeft } = useSubmission('newPasskey');
  const faults = { current: getPasswordFault(password) };
  const { shown, show } = useShownFaults('newPasskey', faults);
  const name = passkeyName.trim();
  const isNameWrong = name === '' || name.length > maxNameLength;

  const submit = async () => {
    setScreen({ passkeyName, isAttempted: true });
    show();
    if (isNameWrong) return nameInput.current?.focus();
    if (faults.current) return passwordInput.current?.focus();
    const failed = await send(() => dispatch(addPasskey(name, password)));
    if (failed && 'kind' in failed && failed.code === 'wrongPresentPassword') passwordInput.current?.focus();
    if (failed !== null) return;
    setScreen(untouched);
    setPassword('');
    dispatch(formReset({ form: 'newPasskey' }));
    dispatch(accountNotice(messages.addedNow, 'success', { name }));
  };

  return (
    <Panel title={formatMessage(messages.add)}>
      <SubmissionForm onSubmit={submit}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatMessage(messages.addText)}
        </Typography>
        <TextField
          label={formatMessage(messages.name)}
          value={passkeyName}
          onChange={({ target }) => setScreen({ passkeyName: target.value, isAttempted })}
          error={isAttempted && isNameWrong}
          helperText={formatMessage(isAttempted && isNameWrong ? messages.nameMissing : messages.nameHint)}
          fullWidth
          inputRef={nameInput}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <AccountName />
        <CurrentPasswordField value={password} onChange={setPassword} fault={shown.current} inputRef={passwordInput} />
        <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} meaning={meaning} />
        <SubmitButton isBusy={isBusy} isPaused={secondsLeft > 0} busyLabel={formatMessage(messages.waiting)}>
          {formatMessage(messages.add)}
        </SubmitButton>
      </SubmissionForm>
    </Panel>
  );
};
