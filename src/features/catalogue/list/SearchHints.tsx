import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogPage } from '@/api/catalogueApi';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';

type SearchHintsProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  shown: Pick<CatalogPage, 'corrected' | 'wider'>;
};

const link = { color: 'primary.main', fontWeight: 600, overflowWrap: 'anywhere' } as const;

/** The way back from a corrected text to what was typed, and a search that finds more. */
export const SearchHints = ({ address, hrefWith, shown: { corrected, wider } }: SearchHintsProps) => {
  const { text } = address;
  if (corrected === null && wider === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 2, displayPrint: 'none' }}>
      {corrected !== null && (
        <Box component={Link} to={hrefWith({ text, isLiteral: true })} rel="nofollow" sx={link}>
          <FormattedMessage {...catalogueMessages.searchInstead} values={{ text }} />
        </Box>
      )}
      {wider && (
        <Box component={Link} to={hrefWith({ text: wider.text })} rel="nofollow" sx={link}>
          <FormattedMessage {...catalogueMessages.searchWider} values={{ text: wider.text, count: wider.total }} />
        </Box>
      )}
    </Box>
  );
};
