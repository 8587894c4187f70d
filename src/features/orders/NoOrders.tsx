import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyPicture } from './EmptyPicture';
import { ordersMessages as messages } from './ordersMessages';

/** Nothing was ordered yet: what will stand here, and the next step. */
export const NoOrders = () => {
  const lang = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 5, md: 7 },
        textAlign: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <EmptyPicture />
      <Box component="h2" sx={{ m: 0, typography: 'h3' }}>
        <FormattedMessage {...messages.empty} />
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary', maxWidth: '46ch' }}>
        <FormattedMessage {...messages.emptyHint} />
      </Box>
      <ButtonLink to={paths.catalogue.href({ lang })}>
        <FormattedMessage {...messages.toCatalogue} />
      </ButtonLink>
    </Box>
  );
};
