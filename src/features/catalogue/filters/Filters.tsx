import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { Facets } from '@/api/catalogueApi';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';

type FiltersProps = {
  address: CatalogueAddress;
  facets: Facets | undefined;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
};

const checkbox = (isOn: boolean) => ({
  flex: 'none',
  alignSelf: 'center',
  width: 18,
  height: 18,
  border: 1,
  borderColor: isOn ? 'primary.main' : 'grey.500',
  borderRadius: 0.5,
  bgcolor: isOn ? 'primary.main' : 'background.paper',
  '&::after': isOn && {
    content: '""',
    display: 'block',
    width: 5,
    height: 9,
    mx: 'auto',
    mt: '1px',
    border: 'solid',
    borderColor: 'primary.contrastText',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
});

type FilterLinkProps = { isOn: boolean; to: string; count: number | undefined; children: ReactNode };

// A link, so that a filter can be shared, opened in a new tab and undone with the back button.
const FilterLink = ({ isOn, to, count, children }: FilterLinkProps) => {
  const { formatNumber } = useIntl();
  return (
    <Box
      component={Link}
      to={to}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.25,
        py: 0.75,
        color: 'inherit',
        textDecoration: 'none',
        fontSize: '0.9375rem',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <Box component="span" aria-hidden sx={checkbox(isOn)} />
      <Box component="span" sx={{ flex: 1 }}>
        {children}
      </Box>
      {count !== undefined && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatNumber(count)}
        </Box>
      )}
    </Box>
  );
};

export const Filters = ({ address, facets, hrefWith }: FiltersProps) => {
  const catalogs = facets?.catalogs ?? [];
  return (
    <Box role="group" aria-labelledby="catalogue-filters">
      <Typography id="catalogue-filters" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        <FormattedMessage {...catalogueMessages.filters} />
      </Typography>
      <FilterLink isOn={address.offers} to={hrefWith({ offers: !address.offers })} count={facets?.offers}>
        <FormattedMessage {...catalogueMessages.offers} />
      </FilterLink>
      <FilterLink isOn={address.recent} to={hrefWith({ recent: !address.recent })} count={facets?.recent}>
        <FormattedMessage {...catalogueMessages.recent} />
      </FilterLink>
      {catalogs.length > 1 &&
        catalogs.map(({ catalogId, count }) => {
          const isOn = address.catalogId === catalogId;
          return (
            <FilterLink key={catalogId} isOn={isOn} to={hrefWith({ catalogId: isOn ? null : catalogId })} count={count}>
              <FormattedMessage {...catalogueMessages.catalog} values={{ catalogId }} />
            </FilterLink>
          );
        })}
    </Box>
  );
};
