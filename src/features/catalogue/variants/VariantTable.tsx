import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { getVariantLabels } from '@/shared/lib/variantLabels';
import { priceBreak } from '@/shared/money/prices';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Stock } from '@/shared/stock/Stock';
import { ItemActions } from '@/shared/ui/ItemActions';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { onTouch } from '@/shared/ui/styles';
import { tableStyle } from '@/shared/ui/tableStyle';

import { Bought } from '../bought/Bought';
import { itemMessages, orderMessages } from '../components/itemMessages';
import { UnitPrice } from '../components/PriceTag';
import { useItemHref, useItemName, useShowsPrices } from '../components/useItemPresentation';
import type { Attribute } from './findAttributes';
import { variantMessages as messages } from './variantMessages';
import { type Ordering, VariantQuantity } from './VariantQuantity';

/** Columns depend on the own width; a matrix that is still wider scrolls. */
export const VariantsFrame = styled('div')({
  containerType: 'inline-size',
  overflowX: 'auto',
  scrollMarginTop: 'var(--top-bar)',
});

export const VariantsTable = styled('table')(({ theme }) => {
  const { vars } = theme;
  return [
    tableStyle(theme),
    {
      backgroundColor: vars?.palette.background.paper,
      border: `1px solid ${vars?.palette.divider}`,
      '& th, & td': { padding: '6px 12px' },
      '& thead tr > *': { borderBottom: `1px solid ${vars?.palette.divider}` },
      '& tbody tr + tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& tbody tr:hover, & tbody tr:focus-within': { backgroundColor: vars?.palette.action.hover },
      '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
      '& .name a': { color: 'inherit' },
      '& [aria-current]': { textDecoration: 'none' },
      '& .code': { display: 'block', fontWeight: 400, color: vars?.palette.text.secondary, overflowWrap: 'anywhere' },
      '& .facts': { display: 'flex', flexWrap: 'wrap', columnGap: 12, fontWeight: 400, fontSize: '0.8125rem' },
      '& .code, & .cell .price, & .break': { fontSize: '0.8125rem' },
      '& .break': { display: 'block', whiteSpace: 'normal', color: vars?.palette.success.main },
      '& .order': { width: 180 },
      '& .tick': { width: 32, paddingInline: '4px 0' },
      '& .cell': { verticalAlign: 'top', minWidth: 96 },
      '& .cell .price': { marginTop: 2 },
      '& .cell .code': { display: 'inline', whiteSpace: 'nowrap' },
      '& .bought': { display: 'none', fontSize: '0.8125rem', fontWeight: 400, color: vars?.palette.text.secondary },
      // A line that clients have for every variant, so that nothing moves.
      'html[data-client] & .bought': { display: 'block', minHeight: '1.35em' },
      '@media print': { '& .order, & .tick, & input': { display: 'none' } },
      '@container (max-width: 639.95px)': {
        '& th, & td': { padding: '6px 8px' },
        // The names say the same.
        '& .attribute': { display: 'none' },
        '& .order': { width: 104 },
        '& .tick': { paddingInline: 0 },
      },
      // One card per variant, so that names and quantities of four digits fit on a phone.
      '@container (max-width: 479.95px)': {
        '&.list thead': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '&.list tbody tr': {
          display: 'grid',
          gridTemplateColumns: '32px minmax(0, 1fr) auto',
          alignItems: 'center',
          padding: 8,
        },
        '&.list tbody :is(th, td)': { padding: 0 },
        '&.list .name': { gridColumn: '2 / -1' },
        '&.list .number': { gridColumn: 2, textAlign: 'start' },
        '&.list .order': { [onTouch]: { width: 152 } },
      },
    },
  ];
});

export const VariantPrice = ({ item }: { item: CatalogItem }) => {
  const formatPrice = usePrice();
  const best = priceBreak(item);
  if (!useShowsPrices()) return null;
  return (
    <div className="price unit-price">
      <UnitPrice item={item} />
      {best?.saving && (
        <span className="break">
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: best.quantity, price: formatPrice(best.price) }}
          />
        </span>
      )}
    </div>
  );
};

export const VariantTick = ({ item }: { item: CatalogItem }) => (
  <ItemActions
    catalogId={item.catalogId}
    stockItemId={item.stockItemId}
    name={useItemName()(item)}
    place="row"
    quantity={getQuantityRule(item).least}
  />
);

type VariantTableProps = {
  parent: CatalogItem | null;
  items: readonly CatalogItem[];
  attributes: readonly Attribute[];
  ordering: Ordering;
  /** The variant whose page this is. */
  currentKey?: string;
};

/** One row per variant. */
export const VariantTable = ({ parent, items, attributes, ordering, currentKey }: VariantTableProps) => {
  const { formatMessage } = useIntl();
  const getName = useItemName();
  const getHref = useItemHref();
  const showsPrices = useShowsPrices();
  const labels = parent && getVariantLabels(shownName(parent), items.map(shownName));
  return (
    <VariantsTable className="list" aria-label={formatMessage(messages.variants)}>
      <thead>
        <tr>
          <td className="tick" />
          <th scope="col">{formatMessage(itemMessages.name)}</th>
          {attributes.map(({ name }) => (
            <th key={name} scope="col" className="attribute">
              {name}
            </th>
          ))}
          {showsPrices && (
            <th scope="col" className="number">
              {formatMessage(itemMessages.price)}
            </th>
          )}
          {showsPrices && (
            <th scope="col" className="order">
              {formatMessage(orderMessages.quantity)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <tr key={item.key}>
            <td className="tick">
              <VariantTick item={item} />
            </td>
            <th scope="row" className="name">
              <Link to={getHref(item)} aria-current={item.key === currentKey ? 'page' : undefined}>
                <MeasuredText text={labels?.[at] ?? getName(item)} />
              </Link>
              <div className="facts">
                <span className="code">{item.code}</span>
                <Stock keys={[item.key]} />
              </div>
              <div className="bought">
                <Bought item={item} />
              </div>
            </th>
            {attributes.map(({ name, values }) => (
              <td key={name} className="attribute">
                <MeasuredText text={values[item.stockItemId] ?? ''} />
              </td>
            ))}
            {showsPrices && (
              <td className="number">
                <VariantPrice item={item} />
              </td>
            )}
            {showsPrices && (
              <td className="order">
                <VariantQuantity item={item} ordering={ordering} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </VariantsTable>
  );
};
