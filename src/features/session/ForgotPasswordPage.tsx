import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';

import { postAndNotify } from '@/features/notifications/state/postAndNotify';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';
import { QuietLink } from '@/shared/ui/QuietLink';

import { requestPasswordReset } from './changePassword';
import { AccountCard } from './forms/AccountCard';
import { UsernameField } from './forms/CredentialFields';
import { FormFailure, SubmissionForm, SubmitButton } from './forms/FormStatus';
import { passwordMessages as messages } from './forms/passwordMessages';
import { selectForm, selectIsFormOpen, useShownFaults, useSubmission, useUsername } from './forms/useSubmission';
import { ResetPasswordPage } from './ResetPasswordPage';
import { readResetToken } from './resetToken';
import { getUsernameFault } from './state/fieldRules';
import { anotherLinkRequested, formOpened, formReset, usernameTyped } from './state/submissionsSlice';

const BackToSignIn = () => (
  <Typography variant="body2">
    <QuietLink to={paths.login.href()}>
      <FormattedMessage {...messages.backToSignIn} />
    </QuietLink>
  </Typography>
);

const LinkSent = ({ username, onAnother }: { username: string; onAnother: () => void }) => (
  <AccountCard title={<FormattedMessage {...messages.sentTitle} />}>
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <NoticeFrame tone="success" role="status">
        <FormattedMessage {...messages.sentText} values={{ username }} />
      </NoticeFrame>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.sentHint} />
      </Typography>
      <Button tone="outlined" onClick={onAnother}>
        <FormattedMessage {...messages.another} />
      </Button>
      <BackToSignIn />
    </Box>
  </AccountCard>
);

const form = 'forgotPassword';

const RequestLink = ({ typed }: { typed: string }) => {
  const dispatch = useAppDispatch();
  const [username, setUsername] = useUsername(form, typed);
  const { isSent } = useAppSelector((state) => selectForm(state, form));
  const { send, isBusy, failure, secondsLeft } = useSubmission(form);
  const input = useRef<HTMLInputElement>(null);
  const fault = getUsernameFault(username);
  const { shown, show } = useShownFaults(form, { username: fault });

  // Copied to the store, because recordings do not include history state.
  useEffect(() => {
    if (typed) dispatch(usernameTyped({ form, username: typed }));
  }, [dispatch, typed]);

  const submit = async () => {
    show();
    if (fault) return input.current?.focus();
    const post = () => dispatch(requestPasswordReset(username.trim()));
    await send(() => dispatch(postAndNotify(post, { area: 'account' })));
  };

  if (isSent) return <LinkSent username={username.trim()} onAnother={() => dispatch(anotherLinkRequested({ form }))} />;
  return (
    <AccountCard
      title={<FormattedMessage {...messages.forgottenTitle} />}
      lead={<FormattedMessage {...messages.forgottenLead} />}
    >
      <SubmissionForm onSubmit={submit}>
        <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} />
        <UsernameField
          value={username}
          onChange={setUsername}
          fault={shown.username ?? null}
          inputRef={input}
          autoFocus
        />
        <SubmitButton isBusy={isBusy} isPaused={secondsLeft > 0} busyLabel={<FormattedMessage {...messages.sending} />}>
          <FormattedMessage {...messages.forgottenSend} />
        </SubmitButton>
        <BackToSignIn />
      </SubmissionForm>
    </AccountCard>
  );
};

/** Also the target of the emailed link, whose token switches the page to its second half. */
export const ForgotPasswordPage = () => {
  const { state } = useLocation() as { state: { username?: string } | null };
  const dispatch = useAppDispatch();
  const resetToken = readResetToken(window.history);
  // Replays show the second half from the state, which must not contain the token.
  const isReset = useAppSelector((all) => selectIsFormOpen(all, 'resetPassword')) || resetToken !== null;
  useLayoutEffect(() => {
    dispatch((resetToken === null ? formReset : formOpened)({ form: 'resetPassword' }));
  }, [dispatch, resetToken]);
  return isReset ? (
    <ResetPasswordPage key={resetToken} resetToken={resetToken ?? ''} />
  ) : (
    <RequestLink typed={state?.username ?? ''} />
  );
};
