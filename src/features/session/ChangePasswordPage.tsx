import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { postAndNotify } from '@/features/notifications/state/postAndNotify';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { paths } from '@/shared/routing/paths';
import { QuietLink } from '@/shared/ui/QuietLink';

import { changePassword } from './changePassword';
import { AccountCard } from './forms/AccountCard';
import { AccountName, CurrentPasswordField } from './forms/CredentialFields';
import { FormFailure, SubmissionForm, SubmitButton } from './forms/FormStatus';
import {
  emptyNewPassword,
  getNewPasswordFaults,
  NewPasswordFields,
  readPasswordFault,
  type RejectedPassword,
} from './forms/NewPasswordFields';
import { passwordMessages as messages } from './forms/passwordMessages';
import { useShownFaults, useSubmission } from './forms/useSubmission';
import { getPasswordFault } from './state/fieldRules';
import { selectClient } from './state/sessionSlice';
import { formReset } from './state/submissionsSlice';

const nothingTyped = { current: '', next: emptyNewPassword };

export const ChangePasswordPage = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const client = useAppSelector(selectClient);
  const { siteName } = useConfig();
  const [{ current, next }, setTyped] = useState(nothingTyped);
  const [rejected, setRejected] = useState<RejectedPassword | null>(null);
  const { send, isBusy, failure, secondsLeft } = useSubmission('changePassword');
  const currentInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const repeatedInput = useRef<HTMLInputElement>(null);
  const owner = [client?.username, client?.email, client?.name, siteName].map((value) => String(value ?? ''));
  const faults = { current: getPasswordFault(current), ...getNewPasswordFaults(next, { owner, current }, rejected) };
  const { shown, show } = useShownFaults('changePassword', faults);

  const submit = async () => {
    show();
    if (faults.current) return currentInput.current?.focus();
    if (faults.password) return passwordInput.current?.focus();
    if (faults.repeated) return repeatedInput.current?.focus();
    const post = () => dispatch(changePassword(current, next.password));
    const options = { area: 'account', doneId: messages.changed.id, redirectTo: [paths.dashboard.href()] } as const;
    const failed = await send(() => dispatch(postAndNotify(post, options)));
    const fault = readPasswordFault(failed);
    if (fault) {
      setRejected({ password: next.password, fault });
      passwordInput.current?.focus();
    }
    if (failed !== null) return;
    dispatch(formReset({ form: 'changePassword' }));
    setTyped(nothingTyped);
  };

  return (
    <AccountCard title={formatMessage(messages.changeTitle)} lead={formatMessage(messages.changeLead)}>
      <SubmissionForm onSubmit={submit}>
        <FormFailure failure={readPasswordFault(failure) ? null : failure} secondsLeft={secondsLeft} isBusy={isBusy} />
        <AccountName />
        <CurrentPasswordField
          value={current}
          onChange={(value) => setTyped({ current: value, next })}
          fault={shown.current}
          inputRef={currentInput}
        />
        <NewPasswordFields
          value={next}
          onChange={(value) => setTyped({ current, next: value })}
          owner={owner}
          faults={shown}
          passwordRef={passwordInput}
          repeatedRef={repeatedInput}
        />
        <SubmitButton isBusy={isBusy} isPaused={secondsLeft > 0} busyLabel={formatMessage(messages.saving)}>
          {formatMessage(messages.changeSave)}
        </SubmitButton>
        <Typography variant="body2">
          <QuietLink to={paths.dashboard.href()}>{formatMessage(messages.toDashboard)}</QuietLink>
        </Typography>
      </SubmissionForm>
    </AccountCard>
  );
};
