import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { getReturnParam } from '@/shared/routing/knownAddress';
import { paths } from '@/shared/routing/paths';
import { QuietLink } from '@/shared/ui/QuietLink';

import { AccountCard } from './forms/AccountCard';
import { Benefits } from './forms/Benefits';
import { ProviderSignIn } from './forms/ProviderSignIn';
import { SignInForm } from './forms/SignInForm';
import { signInMessages } from './forms/signInMessages';
import { useUsername } from './forms/useSubmission';
import { PasskeySignIn } from './passkeys/PasskeySignIn';

type LoginPageProps = {
  /** What waits for the client to sign in. */
  chosen: ReactNode;
};

/** The route's guard redirects once a client is signed in; it knows where to. */
export const LoginPage = ({ chosen }: LoginPageProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const [username] = useUsername('signIn');
  const { demo, signIn } = useConfig();
  const { search } = useLocation();
  return (
    <AccountCard
      title={formatMessage(signInMessages.title)}
      lead={formatMessage(signInMessages.lead)}
      aside={<Benefits />}
    >
      {chosen}
      <ProviderSignIn from={getReturnParam(search)} />
      {signIn.password && (
        <SignInForm form="signIn" isDemo={demo}>
          <Typography variant="body2">
            <QuietLink to={paths.forgotPassword.href({ lang })} state={{ username: username.trim() }}>
              {formatMessage(signInMessages.forgotten)}
            </QuietLink>
          </Typography>
        </SignInForm>
      )}
      <PasskeySignIn />
      <Typography
        variant="body2"
        sx={{ mt: 2.5, color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: '0.5ch' }}
      >
        {formatMessage(signInMessages.noAccount)}
        <QuietLink to={paths.accountRequest.href({ lang })}>{formatMessage(signInMessages.requestAccount)}</QuietLink>
      </Typography>
    </AccountCard>
  );
};
