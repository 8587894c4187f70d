import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyCartPicture } from '@/shared/ui/LineDrawing';

import { cartMessages as messages } from '../cartMessages';

export const EmptyCart = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={formatMessage(messages.empty)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(messages.toCatalogue)}</ButtonLink>
          <ButtonLink tone="outlined" to={paths.orderPad.href({ lang })}>
            {formatMessage(messages.toOrderPad)}
          </ButtonLink>
          <ButtonLink tone="outlined" to={paths.orders.href({ lang })}>
            {formatMessage(messages.toOrders)}
          </ButtonLink>
        </Box>
      }
    >
      {formatMessage(messages.emptyLead)}
    </EmptyState>
  );
};
