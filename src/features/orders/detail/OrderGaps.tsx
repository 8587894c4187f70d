import Box from '@mui/material/Box';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { Skeleton } from '@/shared/ui/Skeleton';

import { orderPageMessages } from './orderPageMessages';

type UnknownRecordProps = { messages: Record<'unknown' | 'unknownHint' | 'back', MessageDescriptor>; list: string };

/** The same for a record that does not exist and for one of another client; leads to the list of the client's own. */
export const UnknownRecord = ({ messages, list }: UnknownRecordProps) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level="h1"
      picture={<NothingFoundPicture />}
      title={formatMessage(messages.unknown)}
      action={<ButtonLink to={list}>{formatMessage(messages.back)}</ButtonLink>}
    >
      {formatMessage(messages.unknownHint)}
    </EmptyState>
  );
};

export const OrderLoading = ({ heights }: { heights: number[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(orderPageMessages.loading)} sx={{ display: 'grid', gap: 2 }}>
      {heights.map((height, index) => (
        <Skeleton key={index} sx={{ height }} />
      ))}
    </Box>
  );
};
