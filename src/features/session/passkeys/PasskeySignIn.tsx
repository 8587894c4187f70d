import { FormattedMessage } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';

import { formMessages } from '../forms/formMessages';
import { FormFailure, SubmissionForm, SubmitButton } from '../forms/FormStatus';
import { OrLine } from '../forms/OrLine';
import { useSubmission } from '../forms/useSubmission';
import { passkeyMessages as messages } from './passkeyMessages';
import { signInWithPasskey } from './passkeyRequests';

const meaning = {
  NotAllowedError: messages.notUsed,
  AbortError: messages.notUsed,
  NotSupportedError: messages.unsupported,
  SecurityError: messages.unsupported,
  passkeyUnknown: messages.unknown,
  passkeyRefused: messages.refused,
  accountDisabled: formMessages.accountDisabled,
};

/** Below the form for the password, where there are passkeys. */
export const PasskeySignIn = () => {
  const dispatch = useAppDispatch();
  const { signIn } = useConfig();
  const { send, isBusy, failure, secondsLeft } = useSubmission('passkey');
  if (!signIn.passkeys) return null;
  return (
    <>
      <OrLine />
      <SubmissionForm onSubmit={() => send(() => dispatch(signInWithPasskey()))}>
        <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} meaning={meaning} />
        <SubmitButton
          tone="outlined"
          isBusy={isBusy}
          isPaused={secondsLeft > 0}
          busyLabel={<FormattedMessage {...messages.waiting} />}
        >
          <FormattedMessage {...messages.signIn} />
        </SubmitButton>
      </SubmissionForm>
    </>
  );
};
