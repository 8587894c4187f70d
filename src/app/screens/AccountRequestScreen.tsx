import Typography from '@mui/material/Typography';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

import { ContactForm } from '@/features/content/contact/ContactForm';
import { AccountCard } from '@/features/session/forms/AccountCard';
import { Benefits } from '@/features/session/forms/Benefits';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { QuietLink } from '@/shared/ui/QuietLink';

const messages = defineMessages({
  lead: {
    id: 'accountRequest.lead',
    defaultMessage:
      'Accounts are for companies. Tell us who you are: once we have checked it, you can sign in and order.',
  },
  haveAccount: { id: 'accountRequest.haveAccount', defaultMessage: 'You have an account?' },
  question: { id: 'accountRequest.question', defaultMessage: 'Only a question?' },
});

type OtherWayProps = { question: MessageDescriptor; to: string; label: MessageDescriptor };

const OtherWay = ({ question, to, label }: OtherWayProps) => (
  <Typography
    variant="body2"
    sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: '0.5ch', mt: 2 }}
  >
    <FormattedMessage {...question} />
    <QuietLink to={to}>
      <FormattedMessage {...label} />
    </QuietLink>
  </Typography>
);

/** Companies that have no account ask the shop for one. */
export const AccountRequestScreen = () => {
  const lang = useLanguage();
  return (
    <AccountCard
      title={<FormattedMessage {...pageTitles.accountRequest} />}
      lead={<FormattedMessage {...messages.lead} />}
      aside={<Benefits />}
    >
      <ContactForm form="accountRequest" />
      <OtherWay question={messages.haveAccount} to={paths.oauthLogin.href({ lang })} label={pageTitles.login} />
      <OtherWay question={messages.question} to={paths.contact.href({ lang })} label={pageTitles.contact} />
    </AccountCard>
  );
};
