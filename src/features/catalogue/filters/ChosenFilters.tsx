import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { Facets } from '@/api/catalogueApi';
import { cross, Icon } from '@/shared/ui/Icon';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { useChosenFilters } from './useChosenFilters';

type ChosenFiltersProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  facets: Facets | undefined;
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 32,
  maxWidth: '100%',
  px: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
  color: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover': { borderColor: 'grey.500' },
} as const;

const noFilters = {
  text: '',
  offers: false,
  recent: false,
  isBought: false,
  inStock: false,
  catalogId: null,
  features: {},
  price: null,
};

/** Active filters besides the category, each removable on its own. */
export const ChosenFilters = ({ address, hrefWith, facets }: ChosenFiltersProps) => {
  const { formatMessage } = useIntl();
  const chosen = useChosenFilters(address, facets);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0, displayPrint: 'none' }}>
      {chosen.map(({ name, without }) => (
        <Box
          key={name}
          component={Link}
          to={hrefWith(without)}
          preventScrollReset
          aria-label={formatMessage(catalogueMessages.remove, { name })}
          sx={chip}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Icon d={cross} size={14} />
        </Box>
      ))}
      {chosen.length > 1 && (
        <Box
          component={Link}
          to={hrefWith(noFilters)}
          preventScrollReset
          sx={{ color: 'primary.main', fontSize: '0.875rem', px: 1 }}
        >
          {formatMessage(catalogueMessages.clear)}
        </Box>
      )}
    </Box>
  );
};
