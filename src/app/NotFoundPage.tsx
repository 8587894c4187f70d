import Typography from '@mui/material/Typography';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { ButtonLink } from '@/shared/ui/Button';
import { PageBody } from '@/shared/ui/PageBody';
import { errorMessages } from './errors/errorMessages';
import { paths } from '@/shared/routing/paths';

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Page not found' },
  body: {
    id: 'notFound.body',
    defaultMessage: 'There is nothing at this address. It may have moved, or the address may have been cut short.',
  },
});

export const NotFoundPage = () => {
  const lang = useLanguage();
  return (
    <PageBody>
      <Typography variant="h1">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch', mt: 2, mb: 4 }}>
        <FormattedMessage {...messages.body} />
      </Typography>
      <ButtonLink to={paths.language.href({ lang })}>
        <FormattedMessage {...errorMessages.home} />
      </ButtonLink>
    </PageBody>
  );
};
