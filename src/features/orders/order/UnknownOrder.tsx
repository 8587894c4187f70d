import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { orderPageMessages as messages } from './orderPageMessages';

export const UnknownOrder = () => {
  const lang = useLanguage();
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        <FormattedMessage {...messages.unknown} />
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary', maxWidth: '60ch' }}>
        <FormattedMessage {...messages.unknownHint} />
      </Typography>
      <ButtonLink to={paths.orders.href({ lang })}>
        <FormattedMessage {...messages.back} />
      </ButtonLink>
    </>
  );
};
