import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { cartMessages as messages } from '../cartMessages';

const emptyCart =
  'M2.5 4h2.4l2.2 11h10.4l2-8M10 19a1 1 0 1 1-2 0 1 1 0 1 1 2 0M17.2 19a1 1 0 1 1-2 0 1 1 0 1 1 2 0M10.5 5.5l2 2 2-2M12.5 2.5v5';

export const EmptyCart = () => {
  const lang = useLanguage();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: { xs: 6, md: 9 },
        textAlign: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ color: 'primary.main', '& path': { strokeWidth: 1 } }}>
        <Icon d={emptyCart} size={96} />
      </Box>
      <Typography variant="h2">
        <FormattedMessage {...messages.empty} />
      </Typography>
      <Typography sx={{ maxWidth: '46ch', color: 'text.secondary' }}>
        <FormattedMessage {...messages.emptyLead} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
        <ButtonLink to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...messages.toCatalogue} />
        </ButtonLink>
        <ButtonLink tone="outlined" to={paths.orderPad.href({ lang })}>
          <FormattedMessage {...messages.toOrderPad} />
        </ButtonLink>
        <ButtonLink tone="outlined" to={paths.orders.href({ lang })}>
          <FormattedMessage {...messages.toOrders} />
        </ButtonLink>
      </Box>
    </Box>
  );
};
