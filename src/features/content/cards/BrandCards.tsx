import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { formatFeatures } from '@/features/catalogue/state/filterParams';
import { type BrandItems, useGetBrandItemsQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths, searchParam } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Brand } from '@/contracts/public';

import { resolveLink } from '../components/linkTarget';
import { Picture } from '../components/Picture';
import { contentMessages } from '../contentMessages';
import { CardGrid, CardGridLoading } from './CardGrid';

type BrandLinkProps = { brand: Brand; items: BrandItems | undefined; children: ReactNode };

/** Links to the brand's items, or to its own site if there are none. */
const BrandLink = ({ brand: { name, url }, items, children }: BrandLinkProps) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  if (items && items.products > 0) {
    const { feature } = items;
    const query = feature ? { where: formatFeatures({ [feature.key]: [feature.value] }) } : { [searchParam]: name };
    return (
      <Link to={paths.catalogue.href({ lang }, query)} className="card-link">
        {children}
      </Link>
    );
  }
  const site = resolveLink(url, lang);
  if (site?.kind !== 'external') return children;
  return (
    <a
      href={site.href}
      className="card-link"
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(contentMessages.brandSite, { name })}
    >
      {children}
    </a>
  );
};

const columns = { xs: 2, sm: 3, md: 4, lg: 6 };
const logo = { width: 320, height: 140 };

const brandCard = {
  '& .plate': {
    display: 'grid',
    placeItems: 'center',
    padding: '20px 16px',
    // Logos are designed for a light background.
    backgroundColor: '#fbfaf7',
  },
  '& .plate img': { maxWidth: 200, backgroundColor: 'transparent' },
  // Inverted with their hues preserved in dark mode; a logo with its own background turns dark along with it.
  '[data-color-scheme="dark"] & .plate': { bgcolor: 'action.hover' },
  '[data-color-scheme="dark"] & .plate img': { filter: 'invert(1) hue-rotate(180deg)' },
  '& .without-logo': { aspectRatio: '320 / 140', display: 'grid', placeItems: 'center', fontWeight: 650 },
  '& .name-line': { padding: '12px 16px', textAlign: 'center' },
  '& .name': { m: 0, typography: 'body2', fontWeight: 600 },
  '& .card-link:hover': { textDecoration: 'underline' },
  // Space for the item count, which the catalogue provides later.
  '& .count': {
    minHeight: 'calc(1.3rem * var(--leading, 1))',
    fontSize: '0.8125rem',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

type Level = 'h2' | 'h3';

type BrandCardProps = { brand: Brand; items: BrandItems | undefined; level: Level };

const BrandCard = ({ brand, items, level: Name }: BrandCardProps) => {
  const { name, logoUrl } = brand;
  return (
    <div className="card is-link">
      <div className="plate" aria-hidden>
        {logoUrl ? <Picture name={logoUrl} {...logo} /> : <div className="without-logo">{name}</div>}
      </div>
      <div className="name-line">
        <Name className="name">
          <BrandLink brand={brand} items={items}>
            {name}
          </BrandLink>
        </Name>
        <div className="count">
          {items && items.products > 0 && (
            <FormattedMessage {...contentMessages.brandItems} values={{ count: items.products }} />
          )}
        </div>
      </div>
    </div>
  );
};

export const BrandCards = ({ brands, level }: { brands: Brand[]; level: Level }) => {
  const { data: items = [] } = useGetBrandItemsQuery(brands.map(({ name }) => name));
  return (
    <CardGrid columns={columns} cards={brandCard}>
      {brands.map((brand, index) => (
        <li key={brand.brandId}>
          <BrandCard brand={brand} items={items[index]} level={level} />
        </li>
      ))}
    </CardGrid>
  );
};

export const BrandCardsLoading = () => (
  <CardGridLoading columns={columns} cards={brandCard}>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => (
      <div className="card" key={card}>
        <div className="plate">
          <Skeleton sx={{ width: '100%', maxWidth: 200, aspectRatio: '320 / 140' }} />
        </div>
        <div className="name-line">
          <Skeleton sx={{ mx: 'auto', width: '50%', height: 'calc(1.453rem * var(--leading, 1))' }} />
          <div className="count" />
        </div>
      </div>
    ))}
  </CardGridLoading>
);
