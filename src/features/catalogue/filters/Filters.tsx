import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { type Facets, type FeatureFacet, useGetCataloguePageQuery } from '@/api/catalogueApi';
import { useHasStockFilter } from '@/api/stockApi';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { stockMessages } from '@/shared/stock/stockMessages';
import { checkbox } from '@/shared/ui/styles';

import { useHasBoughtFilter, usePurchases } from '../bought/usePurchases';
import { type CatalogueAddress, toCatalogQuery } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { useShowsPrices } from '../components/useItemPresentation';
import { getChosenValues, isSamePrice, withToggled } from '../state/filterParams';
import { countStyle, ItemCount } from './ItemCount';
import { usePriceRangeName } from './usePriceRangeName';

type FiltersProps = {
  address: CatalogueAddress;
  facets: Facets | undefined;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
};

type FilterProps = Omit<FiltersProps, 'facets'>;

// One style for the group: a page has about a hundred entries.
const Group = styled('div')(
  css({
    '& h2': { marginBottom: 4, overflowWrap: 'anywhere' },
    '& .filter': {
      position: 'relative',
      display: 'flex',
      alignItems: 'baseline',
      gap: 10,
      padding: 'calc(2px + var(--cell) / 2) 0',
      color: 'inherit',
      textDecoration: 'none',
      fontSize: '0.9375rem',
    },
    '& a.filter:hover': { textDecoration: 'underline' },
    '& div.filter': { color: 'var(--mui-palette-text-secondary)' },
    '& .filter::before': { content: '""', alignSelf: 'center', ...checkbox.box },
    '& .filter[aria-current]::before': checkbox.checked,
    '& .filter[aria-current]::after': { ...checkbox.tick, top: 'calc(50% - 7px)', left: 6.5 },
    '& .filter > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    // The height of a filter, reserved until the page knows its client.
    'html[data-client] & .of-clients': { minHeight: '2.2rem' },
    '& summary': {
      padding: '6px 0',
      cursor: 'pointer',
      fontSize: '0.9375rem',
      color: 'var(--mui-palette-primary-main)',
    },
    ...countStyle,
  }),
);

type FilterLinkProps = { isOn: boolean; to: string; count: number | undefined; children: ReactNode };

// A link, so that a filter can be shared, opened in a new tab and undone with the back button.
const FilterLink = ({ isOn, to, count, children }: FilterLinkProps) => {
  const content = (
    <>
      <span>{children}</span>
      {count !== undefined && <ItemCount count={count} />}
    </>
  );
  if (count === 0 && !isOn) return <div className="filter">{content}</div>;
  return (
    // `nofollow`, because crawlers would follow every combination.
    <Link
      to={to}
      preventScrollReset
      rel="nofollow"
      discover="none"
      className="filter"
      aria-current={isOn ? 'true' : undefined}
    >
      {content}
    </Link>
  );
};

/** With how many items of the list the client has bought: asked after the list, which is not to wait for it. */
const BoughtLink = ({ address, hrefWith }: FilterProps) => {
  const keys = usePurchases(true).currentData?.keys;
  const listed = useDeferredValue(address);
  const query = keys && toCatalogQuery({ ...listed, isBought: true, sort: 'relevance', page: 1 }, 1, keys);
  const { count } = useGetCataloguePageQuery(query ?? skipToken, {
    selectFromResult: ({ currentData }) => ({ count: currentData?.total }),
  });
  if (!useHasBoughtFilter()) return null;
  return (
    <FilterLink isOn={address.isBought} to={hrefWith({ isBought: !address.isBought })} count={count}>
      <FormattedMessage {...catalogueMessages.bought} />
    </FilterLink>
  );
};

/** By itself, because it comes with the stock: a hundred filters need not be rendered again. */
const InStockLink = ({ address, hrefWith }: FilterProps) => {
  const hasStockFilter = useHasStockFilter();
  if (!address.inStock && !hasStockFilter) return null;
  return (
    <FilterLink isOn={address.inStock} to={hrefWith({ inStock: !address.inStock })} count={undefined}>
      <FormattedMessage {...stockMessages.inStock} />
    </FilterLink>
  );
};

const FilterGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Group>
  );
};

const firstShown = 6;

/** The values that most items have, and those that are chosen; the rest are folded away. */
const FeatureGroup = ({ facet, address, hrefWith }: { facet: FeatureFacet } & FilterProps) => {
  const chosen = getChosenValues(address.features, facet.key);
  const isShown = ({ key }: { key: string }, index: number) => index < firstShown || chosen.includes(key);
  const toLink = ({ key, name, count }: FeatureFacet['values'][number]) => (
    <FilterLink
      key={key}
      isOn={chosen.includes(key)}
      to={hrefWith({ features: withToggled(address.features, facet.key, key) })}
      count={count}
    >
      {name}
    </FilterLink>
  );
  const rest = facet.values.filter((value, index) => !isShown(value, index));
  return (
    <FilterGroup title={facet.name}>
      {facet.values.filter(isShown).map(toLink)}
      {rest.length > 0 && (
        <details>
          <summary>
            <FormattedMessage {...catalogueMessages.moreValues} values={{ count: rest.length }} />
          </summary>
          {rest.map(toLink)}
        </details>
      )}
    </FilterGroup>
  );
};

export const Filters = ({ address, facets, hrefWith }: FiltersProps) => {
  const { formatMessage } = useIntl();
  const getCatalogName = useCatalogName();
  const getRangeName = usePriceRangeName();
  const showsPrices = useShowsPrices();
  const { catalogs = [], features = [], prices = [] } = facets ?? {};
  return (
    <>
      <FilterGroup title={formatMessage(catalogueMessages.filters)}>
        <FilterLink isOn={address.offers} to={hrefWith({ offers: !address.offers })} count={facets?.offers}>
          {formatMessage(catalogueMessages.offers)}
        </FilterLink>
        <FilterLink isOn={address.recent} to={hrefWith({ recent: !address.recent })} count={facets?.recent}>
          {formatMessage(catalogueMessages.recent)}
        </FilterLink>
        <div className="of-clients">
          <BoughtLink address={address} hrefWith={hrefWith} />
        </div>
        {catalogs.length > 1 &&
          catalogs.map(({ catalogId, count }) => {
            const isOn = address.catalogId === catalogId;
            return (
              <FilterLink
                key={catalogId}
                isOn={isOn}
                to={hrefWith({ catalogId: isOn ? null : catalogId })}
                count={count}
              >
                {getCatalogName(catalogId)}
              </FilterLink>
            );
          })}
        <InStockLink address={address} hrefWith={hrefWith} />
      </FilterGroup>
      {showsPrices && prices.length > 0 && (
        <FilterGroup title={formatMessage(catalogueMessages.price)}>
          {prices.map(({ count, ...range }) => {
            const isOn = isSamePrice(range, address.price);
            return (
              <FilterLink key={range.from ?? 0} isOn={isOn} to={hrefWith({ price: isOn ? null : range })} count={count}>
                {getRangeName(range)}
              </FilterLink>
            );
          })}
        </FilterGroup>
      )}
      {features.map((facet) => (
        <FeatureGroup key={facet.key} facet={facet} address={address} hrefWith={hrefWith} />
      ))}
    </>
  );
};
