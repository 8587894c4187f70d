import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';

import { itemMessages } from './itemMessages';

const mark = {
  px: 1,
  py: 0.25,
  borderRadius: 0.5,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: 1.5,
} as const;

export const ItemMarks = ({ item: { isOffer, isNew } }: { item: Pick<CatalogItem, 'isOffer' | 'isNew'> }) => (
  <>
    {isOffer && (
      <Box component="span" sx={{ ...mark, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        <FormattedMessage {...itemMessages.offer} />
      </Box>
    )}
    {isNew && (
      <Box component="span" sx={{ ...mark, bgcolor: 'text.primary', color: 'background.paper' }}>
        <FormattedMessage {...itemMessages.recent} />
      </Box>
    )}
  </>
);
