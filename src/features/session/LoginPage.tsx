import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';

import { AccountCard } from './forms/AccountCard';
import { Benefits } from './forms/Benefits';
import { QuietLink } from './forms/QuietLink';
import { SignInForm } from './forms/SignInForm';
import { signInMessages } from './forms/signInMessages';

/** The route's guard redirects once a client is signed in; it knows where to. */
export const LoginPage = () => {
  const lang = useLanguage();
  const [username, setUsername] = useState('');
  return (
    <AccountCard
      title={<FormattedMessage {...signInMessages.title} />}
      lead={<FormattedMessage {...signInMessages.lead} />}
      aside={<Benefits />}
    >
      <SignInForm username={username} onUsernameChange={setUsername} startAt="username">
        <Typography variant="body2">
          <QuietLink to={paths.forgotPassword.href({ lang })} state={{ username: username.trim() }}>
            <FormattedMessage {...signInMessages.forgotten} />
          </QuietLink>
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: '0.5ch' }}
        >
          <FormattedMessage {...signInMessages.noAccount} />
          <QuietLink to={paths.contact.href({ lang })}>
            <FormattedMessage {...signInMessages.contact} />
          </QuietLink>
        </Typography>
      </SignInForm>
    </AccountCard>
  );
};
