import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { isReplaying } from '@/store/replaying';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { getReturnAddress, getReturnParam } from '@/shared/routing/knownAddress';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { getProviderAddress, type ProviderResult, resultParam } from '@/shared/routing/signInElsewhere';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { AccountCard } from './forms/AccountCard';
import { formMessages } from './forms/formMessages';
import { FormFailure } from './forms/FormStatus';
import { signInMessages } from './forms/signInMessages';
import { useSubmission } from './forms/useSubmission';
import { redeemSignIn } from './signIn';

const messages = defineMessages({
  failed: { id: 'session.provider.failed', defaultMessage: 'You are not signed in' },
  done: { id: 'session.provider.done', defaultMessage: 'Signing in…' },
  cancelled: { id: 'session.provider.cancelled', defaultMessage: 'You cancelled signing in with {provider}.' },
  unavailable: {
    id: 'session.provider.unavailable',
    defaultMessage: '{provider} cannot be reached at the moment. Please try again in a few minutes.',
  },
  refused: {
    id: 'session.provider.refused',
    defaultMessage: 'What {provider} sent could not be confirmed, so nobody was signed in. Please start again.',
  },
  unknownAccount: {
    id: 'session.provider.unknownAccount',
    defaultMessage: '{provider} knows you, but there is no account for you in this shop yet.',
  },
  expired: {
    id: 'session.provider.expired',
    defaultMessage: 'The sign-in took too long or was used already. Please start again.',
  },
  retry: { id: 'session.provider.retry', defaultMessage: 'Try again' },
  back: { id: 'session.provider.back', defaultMessage: 'Other ways to sign in' },
});

const faults: Record<Exclude<ProviderResult, 'done'>, MessageDescriptor> = {
  cancelled: messages.cancelled,
  unavailable: messages.unavailable,
  refused: messages.refused,
  unknownAccount: messages.unknownAccount,
  accountDisabled: formMessages.accountDisabled,
};

const meaning = { 401: messages.expired };

/** Where the services lead back to from the provider. */
export const ProviderReturnPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { services, signIn } = useConfig();
  const { search } = useLocation();
  const { send, isBusy, failure, secondsLeft } = useSubmission('provider');
  const result = new URLSearchParams(search).get(resultParam);
  const isDone = result === 'done';
  const isExpected = signIn.provider !== '';
  const known = new Map<string | null, MessageDescriptor>(Object.entries(faults));
  const fault: MessageDescriptor = known.get(result) ?? messages.refused;
  const from = getReturnParam(search);

  const redeem = async () => {
    if ((await send(() => dispatch(redeemSignIn()))) === null)
      await navigate(getReturnAddress(search, lang), { replace: true });
  };
  const redeemOnce = useEffectEvent(redeem);
  useEffect(() => {
    if (isExpected && isDone && !dispatch(isReplaying)) void redeemOnce();
  }, [dispatch, isDone, isExpected]);

  const signInAddress = paths.login.href(from === null ? {} : { from });
  if (!isExpected) return <Navigate to={signInAddress} replace />;
  if (isDone && !failure)
    return (
      <AccountCard title={formatMessage(messages.done)}>
        <CircularProgress aria-hidden />
      </AccountCard>
    );
  const isRetried = failure !== null && 'kind' in failure && failure.status !== 401;
  return (
    <AccountCard title={formatMessage(messages.failed)}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {isDone ? (
          <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} meaning={meaning} />
        ) : (
          <NoticeFrame tone={result === 'cancelled' ? 'note' : 'failure'} role="alert">
            {formatMessage(fault, { provider: signIn.provider })}
          </NoticeFrame>
        )}
        {result === 'unknownAccount' && (
          <ButtonLink to={paths.accountRequest.href({ lang })}>{formatMessage(pageTitles.accountRequest)}</ButtonLink>
        )}
        {isDone && isRetried ? (
          <Button aria-disabled={isBusy} onClick={() => void redeem()}>
            {formatMessage(messages.retry)}
          </Button>
        ) : (
          <ButtonAnchor
            href={getProviderAddress(services.public, lang, from)}
            tone={result === 'unknownAccount' ? 'outlined' : 'filled'}
          >
            {formatMessage(signInMessages.withProvider, { provider: signIn.provider })}
          </ButtonAnchor>
        )}
        <ButtonLink tone="quiet" to={signInAddress}>
          {formatMessage(messages.back)}
        </ButtonLink>
      </Box>
    </AccountCard>
  );
};
