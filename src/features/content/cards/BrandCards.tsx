import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetItemCountsQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths, searchParam } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Brand } from '@/contracts/public';

import { resolveLink } from '../components/linkTarget';
import { Picture } from '../components/Picture';
import { contentMessages } from '../contentMessages';
import { CardGrid, CardGridLoading } from './CardGrid';
import { Card, CardAnchor, CardLink, LinkedCard } from './cardParts';

const underlined = css({ '&:hover': { textDecoration: 'underline' } });
const ItemsLink = styled(CardLink)(underlined);
const SiteLink = styled(CardAnchor)(underlined);

type BrandLinkProps = { brand: Brand; hasItems: boolean; children: ReactNode };

/** Links to the items whose text includes the brand name, or to the brand's own site if there are none. */
const BrandLink = ({ brand: { name, url }, hasItems, children }: BrandLinkProps) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  if (hasItems) {
    return <ItemsLink to={paths.catalogue.href({ lang }, { [searchParam]: name })}>{children}</ItemsLink>;
  }
  const site = resolveLink(url, lang);
  if (site?.kind !== 'external') return children;
  return (
    <SiteLink
      href={site.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(contentMessages.brandSite, { name })}
    >
      {children}
    </SiteLink>
  );
};

const columns = { xs: 2, sm: 3, md: 4, lg: 6 };
const logo = { width: 320, height: 140 };

const Plate = styled('div')(
  css({
    display: 'grid',
    placeItems: 'center',
    padding: '20px 16px',
    // Logos are designed for a light background.
    backgroundColor: '#fbfaf7',
    // Inverted with their hues preserved in dark mode; a logo with its own background turns dark along with it.
    '[data-color-scheme="dark"] &': { backgroundColor: 'var(--mui-palette-action-hover)' },
    '[data-color-scheme="dark"] & img': { filter: 'invert(1) hue-rotate(180deg)' },
  }),
);

const Logo = styled(Picture)(css({ maxWidth: 200, backgroundColor: 'transparent' }));

const NameFallback = styled('div')(
  css({ aspectRatio: '320 / 140', display: 'grid', placeItems: 'center', color: 'inherit', fontWeight: 650 }),
);

const Footer = styled('div')(css({ padding: '12px 16px', textAlign: 'center' }));

const Name = styled(Typography)(css({ fontWeight: 600 })) as typeof Typography;

// Space for the item count, which the catalogue provides later.
const Count = styled('div')(
  css({
    minHeight: 'calc(1.3rem * var(--leading, 1))',
    fontSize: '0.8125rem',
    color: 'var(--mui-palette-text-secondary)',
    fontVariantNumeric: 'tabular-nums',
  }),
);

type Level = 'h2' | 'h3';

type BrandCardProps = { brand: Brand; count: number; level: Level };

const BrandCard = ({ brand, count, level }: BrandCardProps) => {
  const { name, logoUrl } = brand;
  return (
    <LinkedCard as="div">
      <Plate aria-hidden>{logoUrl ? <Logo name={logoUrl} {...logo} /> : <NameFallback>{name}</NameFallback>}</Plate>
      <Footer>
        <Name variant="body2" component={level}>
          <BrandLink brand={brand} hasItems={count > 0}>
            {name}
          </BrandLink>
        </Name>
        <Count>{count > 0 && <FormattedMessage {...contentMessages.brandItems} values={{ count }} />}</Count>
      </Footer>
    </LinkedCard>
  );
};

export const BrandCards = ({ brands, level }: { brands: Brand[]; level: Level }) => {
  const { data: counts = [] } = useGetItemCountsQuery(brands.map(({ name }) => name));
  return (
    <CardGrid columns={columns}>
      {brands.map((brand, index) => (
        <li key={brand.brandId}>
          <BrandCard brand={brand} count={counts[index] ?? 0} level={level} />
        </li>
      ))}
    </CardGrid>
  );
};

export const BrandCardsLoading = () => (
  <CardGridLoading columns={columns}>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => (
      <Card as="div" key={card}>
        <Plate>
          <Skeleton sx={{ width: '100%', maxWidth: 200, aspectRatio: '320 / 140' }} />
        </Plate>
        <Footer>
          <Skeleton sx={{ mx: 'auto', width: '50%', height: 'calc(1.453rem * var(--leading, 1))' }} />
          <Count />
        </Footer>
      </Card>
    ))}
  </CardGridLoading>
);
