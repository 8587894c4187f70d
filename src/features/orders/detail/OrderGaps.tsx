import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { Skeleton } from '@/shared/ui/Skeleton';

import { orderPageMessages as messages } from './orderPageMessages';

/** The same for an order that does not exist and for one of another client. */
export const UnknownOrder = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <EmptyState
      level="h1"
      picture={<NothingFoundPicture />}
      title={formatMessage(messages.unknown)}
      action={<ButtonLink to={paths.orders.href({ lang })}>{formatMessage(messages.back)}</ButtonLink>}
    >
      {formatMessage(messages.unknownHint)}
    </EmptyState>
  );
};

export const OrderLoading = ({ heights }: { heights: number[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(messages.loading)} sx={{ display: 'grid', gap: 2 }}>
      {heights.map((height, index) => (
        <Skeleton key={index} sx={{ height }} />
      ))}
    </Box>
  );
};
