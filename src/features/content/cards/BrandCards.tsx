import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useGetItemCountsQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths, searchParam } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Brand } from '@/contracts/public';

import { resolveLink } from '../components/linkTarget';
import { Picture } from '../components/Picture';
import { contentMessages } from '../contentMessages';
import { CardGrid, CardGridLoading } from './CardGrid';
import { cardFace } from './PictureCard';

const overTheCard = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
};

type BrandLinkProps = { brand: Brand; hasItems: boolean; children: ReactNode };

/** Links to the items whose text includes the brand name, or to the brand's own site if there are none. */
const BrandLink = ({ brand: { name, url }, hasItems, children }: BrandLinkProps) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  if (hasItems) {
    return (
      <Box component={Link} to={paths.catalogue.href({ lang }, { [searchParam]: name })} sx={overTheCard}>
        {children}
      </Box>
    );
  }
  const site = resolveLink(url, lang);
  if (site?.kind !== 'external') return children;
  return (
    <Box
      component="a"
      href={site.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(contentMessages.brandSite, { name })}
      sx={overTheCard}
    >
      {children}
    </Box>
  );
};

const columns = { xs: 2, sm: 3, md: 4, lg: 6 };
const logo = { width: 320, height: 140 };

const plate = {
  display: 'grid',
  placeItems: 'center',
  px: 2,
  py: 2.5,
  // Logos are designed for a light background.
  bgcolor: '#fbfaf7',
  // Inverted with their hues preserved in dark mode; a logo with its own background turns dark along with it.
  '[data-color-scheme="dark"] &': { bgcolor: 'action.hover' },
  '[data-color-scheme="dark"] & img': { filter: 'invert(1) hue-rotate(180deg)' },
};

const footer = { px: 2, py: 1.5, textAlign: 'center' };

// Space for the item count, which the catalogue provides later.
const countLine = {
  minHeight: 'calc(1.3rem * var(--leading, 1))',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

const NameFallback = ({ name }: { name: string }) => (
  <Box sx={{ aspectRatio: '320 / 140', display: 'grid', placeItems: 'center', color: 'inherit', fontWeight: 650 }}>
    {name}
  </Box>
);

type Level = 'h2' | 'h3';

type BrandCardProps = { brand: Brand; count: number; level: Level };

const BrandCard = ({ brand, count, level }: BrandCardProps) => {
  const { name, logoUrl } = brand;
  return (
    <Box sx={{ ...cardFace, '&:hover': { borderColor: 'primary.main' } }}>
      <Box sx={plate} aria-hidden>
        {logoUrl ? (
          <Picture name={logoUrl} {...logo} sx={{ maxWidth: 200, bgcolor: 'transparent' }} />
        ) : (
          <NameFallback name={name} />
        )}
      </Box>
      <Box sx={footer}>
        <Typography variant="body2" component={level} sx={{ m: 0, fontWeight: 600 }}>
          <BrandLink brand={brand} hasItems={count > 0}>
            {name}
          </BrandLink>
        </Typography>
        <Box sx={countLine}>{count > 0 && <FormattedMessage {...contentMessages.brandItems} values={{ count }} />}</Box>
      </Box>
    </Box>
  );
};

export const BrandCards = ({ brands, level }: { brands: Brand[]; level: Level }) => {
  const { data: counts = [] } = useGetItemCountsQuery(brands.map(({ name }) => name));
  return (
    <CardGrid columns={columns}>
      {brands.map((brand, index) => (
        <Box component="li" key={brand.brandId}>
          <BrandCard brand={brand} count={counts[index] ?? 0} level={level} />
        </Box>
      ))}
    </CardGrid>
  );
};

export const BrandCardsLoading = () => (
  <CardGridLoading columns={columns}>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => (
      <Box key={card} sx={cardFace}>
        <Box sx={plate}>
          <Skeleton sx={{ width: '100%', maxWidth: 200, aspectRatio: '320 / 140' }} />
        </Box>
        <Box sx={footer}>
          <Skeleton sx={{ mx: 'auto', width: '50%', height: 'calc(1.453rem * var(--leading, 1))' }} />
          <Box sx={countLine} />
        </Box>
      </Box>
    ))}
  </CardGridLoading>
);
