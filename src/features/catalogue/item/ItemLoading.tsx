import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';
import { halves } from './halves';

/** Placeholders for picture, name and price. */
export const ItemLoading = () => (
  <PageBody>
    <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)} sx={{ ...halves, mt: 5 }}>
      <Skeleton sx={{ aspectRatio: '1' }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton sx={{ height: '4.5rem' }} />
        <Skeleton sx={{ width: '60%', height: '1.5rem' }} />
        <Skeleton sx={{ height: '9rem' }} />
      </Box>
    </Box>
  </PageBody>
);
