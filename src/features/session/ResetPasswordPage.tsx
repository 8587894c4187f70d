import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';

import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';

import { setNewPassword } from './changePassword';
import { AccountCard } from './forms/AccountCard';
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
import type { Failure } from './state/submissionsSlice';

const isLinkExpired = (failure: Failure | null): boolean =>
  failure !== null && 'kind' in failure && [404, 410, 422].includes(failure.status) && !readPasswordFault(failure);

const ExpiredLink = () => {
  const navigate = useNavigate();
  const lang = useLanguage();
  return (
    <AccountCard
      title={<FormattedMessage {...messages.expiredTitle} />}
      lead={<FormattedMessage {...messages.expiredText} />}
    >
      <Button onClick={() => void navigate(paths.forgotPassword.href({ lang }), { replace: true })}>
        <FormattedMessage {...messages.requestNewLink} />
      </Button>
    </AccountCard>
  );
};

export const ResetPasswordPage = ({ resetToken }: { resetToken: string }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Only the service knows whose link this is.
  const owner = [useConfig().siteName];
  const [typed, setTyped] = useState(emptyNewPassword);
  const [rejected, setRejected] = useState<RejectedPassword | null>(null);
  const { send, isBusy, failure, secondsLeft } = useSubmission('resetPassword');
  const passwordInput = useRef<HTMLInputElement>(null);
  const repeatedInput = useRef<HTMLInputElement>(null);
  const faults = getNewPasswordFaults(typed, { owner }, rejected);
  const { shown, show } = useShownFaults('resetPassword', faults);

  const submit = async () => {
    show();
    if (faults.password) return passwordInput.current?.focus();
    if (faults.repeated) return repeatedInput.current?.focus();
    const failed = await send(() => dispatch(setNewPassword(resetToken, typed.password)));
    const fault = readPasswordFault(failed);
    if (fault) {
      setRejected({ password: typed.password, fault });
      passwordInput.current?.focus();
    }
    if (failed !== null) return;
    const message = { kind: 'message', id: messages.resetDone.id } as const;
    dispatch(notificationShown({ area: 'account', message, style: 'success' }));
    // Replace the history entry that holds the token.
    await navigate(paths.login.href(), { replace: true });
  };

  if (isLinkExpired(failure)) return <ExpiredLink />;
  return (
    <AccountCard
      title={<FormattedMessage {...messages.resetTitle} />}
      lead={<FormattedMessage {...messages.resetLead} />}
    >
      <SubmissionForm onSubmit={submit}>
        <FormFailure failure={readPasswordFault(failure) ? null : failure} secondsLeft={secondsLeft} isBusy={isBusy} />
        <NewPasswordFields
          value={typed}
          onChange={setTyped}
          owner={owner}
          faults={shown}
          passwordRef={passwordInput}
          repeatedRef={repeatedInput}
          autoFocus
        />
        <SubmitButton isBusy={isBusy} isPaused={secondsLeft > 0} busyLabel={<FormattedMessage {...messages.saving} />}>
          <FormattedMessage {...messages.resetSave} />
        </SubmitButton>
      </SubmissionForm>
    </AccountCard>
  );
};
