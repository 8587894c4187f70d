import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

/** A placeholder with about as many lines as the text is likely to have. */
export const TextLoading = ({ lines }: { lines: number }) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(uiMessages.loading)} sx={{ maxWidth: '68ch' }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} sx={{ height: '1rem', mb: 1.5, width: line === lines - 1 ? '55%' : '100%' }} />
      ))}
    </Box>
  );
};
