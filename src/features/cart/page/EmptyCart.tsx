import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyCartPicture } from '@/shared/ui/LineDrawing';

import { cartMessages as messages } from '../cartMessages';

export const EmptyCart = () => {
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={<FormattedMessage {...messages.empty} />}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
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
      }
    >
      <FormattedMessage {...messages.emptyLead} />
    </EmptyState>
  );
};
