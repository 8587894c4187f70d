import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { ClientRecordPage, RecordColumns, RecordRow } from '@/api/ClientRecordPage';
import { useMyPasskeys } from '@/api/clientRecordsApi';
import { useShortDay } from '@/shared/i18n/useShortDay';
import { pageTitles } from '@/shared/routing/pageTitles';
import { Button } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';
import type { Passkey } from '@/contracts/inventory';

import { AccountName, CurrentPasswordField } from '../forms/CredentialFields';
import { FormFailure, SubmissionForm, SubmitButton } from '../forms/FormStatus';
import { useShownFaults, useSubmission } from '../forms/useSubmission';
import { getPasswordFault } from '../state/fieldRules';
import { formReset } from '../state/submissionsSlice';
import { passkeyMessages as messages } from './passkeyMessages';
import { addPasskey, removePasskey } from './passkeyRequests';

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

const NewPasskeyForm = () => {
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

const hourMs = 3_600_000;

const PasskeyRow = ({ passkey: { passkeyId, name, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const getDate = useShortDay(useAppSelector(selectTimeZoneOffset) * hourMs);
  const remove = async () => {
    const message = { id: messages.removeQuestion.id, values: { name } };
    if (!(await dispatch(getConsent({ message, acceptLabel: { id: messages.removeShort.id } })))) return;
    try {
      await dispatch(removePasskey(passkeyId));
      dispatch(accountNotice(messages.removed, 'success', { name }));
    } catch {
      dispatch(accountNotice(messages.removeFailed, 'error'));
    }
  };
  const moments = [
    ...(createdAt === null ? [] : [formatMessage(messages.added, { date: getDate(createdAt) })]),
    lastUsedAt === null
      ? formatMessage(messages.neverUsed)
      : formatMessage(messages.lastUsed, { date: getDate(lastUsedAt) }),
  ];
  return (
    <RecordRow>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{moments.join(' · ')}</Box>
      </Box>
      <Button
        type="button"
        tone="outlined"
        onClick={() => void remove()}
        aria-label={formatMessage(messages.remove, { name })}
        sx={{ ml: 'auto' }}
      >
        {formatMessage(messages.removeShort)}
      </Button>
    </RecordRow>
  );
};

/** What the client or person signs in with besides the password, as far as the services say so. */
export const PasskeysPage = () => (
  <ClientRecordPage
    title={pageTitles.passkeys}
    lead={<FormattedMessage {...messages.lead} />}
    query={useMyPasskeys({ isRead: true })}
    failed={messages.failed}
  >
    {(passkeys) => (
      <RecordColumns>
        <Panel title={<FormattedMessage {...messages.list} />}>
          {passkeys.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.none} />
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
              ))}
            </Box>
          )}
        </Panel>
        <NewPasskeyForm />
      </RecordColumns>
    )}
  </ClientRecordPage>
);
