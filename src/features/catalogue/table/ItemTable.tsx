import { styled } from '@mui/material/styles';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { StockOf } from '@/api/StockOf';
import { getSorting, type SortOrder } from '@/engine/query/sortOrders';
import { listStockKeys } from '@/shared/stock/availability';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { SortHeader } from '@/shared/ui/SortHeader';
import { clamped, onTouch } from '@/shared/ui/styles';
import { tableStyle } from '@/shared/ui/tableStyle';

import { itemMessages, orderMessages } from '../components/itemMessages';
import { useShowsPrices } from '../components/useItemPresentation';
import { FamilyRows } from './FamilyRows';
import { ItemRow } from './ItemRow';

/** The table's form depends on its own width: beside the filters it has less than the window. */
const Frame = styled('div')({ containerType: 'inline-size' });

// Not those of the matrix of variants inside.
const cells = '& > * > tr > *';

const Table = styled('table')(({ theme }) => {
  const { vars } = theme;
  return [
    tableStyle(theme),
    {
      backgroundColor: vars?.palette.background.paper,
      border: `1px solid ${vars?.palette.divider}`,
      [cells]: { padding: 'calc(var(--cell) - 2px) 12px' },
      '& > thead th': {
        position: 'sticky',
        top: 'var(--top-bar)',
        zIndex: 1,
        backgroundColor: vars?.palette.background.paper,
        boxShadow: `inset 0 -1px ${vars?.palette.divider}`,
      },
      '& > tbody > tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& > tbody > tr:hover, & > tbody > tr:focus-within': { backgroundColor: vars?.palette.action.hover },
      '& td.code': { color: vars?.palette.text.secondary },
      '& td.code > span': { ...clamped(2), width: 'max-content', maxWidth: '11rem' },
      '& td.code > div': { float: 'inline-start', margin: '-6px 2px -6px -8px' },
      // Beside what makes a row high already: it arrives late and must move nothing.
      '& td.code > .stock': { float: 'none', margin: 0, fontSize: '0.8125rem', lineHeight: 1.35 },
      '& td.name': { minWidth: '12rem' },
      '& td.name > a': {
        ...clamped(3),
        display: '-webkit-inline-box',
        verticalAlign: 'middle',
        marginRight: 8,
        color: 'inherit',
        fontWeight: 600,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      },
      '& td.name > span': { display: 'inline-flex', gap: 4, verticalAlign: 'middle' },
      '& .bought': { display: 'none' },
      // A line that clients have in every row, and that widens no column.
      'html[data-client] & .bought': {
        display: 'block',
        width: 0,
        minWidth: '100%',
        minHeight: '1.35em',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        color: vars?.palette.text.secondary,
      },
      '& td.price-break': { color: vars?.palette.text.secondary },
      '& td.price-break.saves': { color: vars?.palette.success.main },
      '& .ordering': {
        display: 'flex',
        alignItems: 'center',
        gap: 6,
        [onTouch]: { flexWrap: 'wrap', maxWidth: 186 },
      },
      '& .ordering input': { height: 'calc(var(--control) - 6px)' },
      '& .ordering > button': {
        minHeight: 'calc(var(--control) - 6px)',
        padding: '0 8px',
        [onTouch]: { minWidth: 44, minHeight: 44 },
      },
      '& .quantity': { flex: '0 0 64px', [onTouch]: { flexBasis: 136 } },
      '& .variant td.name': { paddingInlineStart: 32 },
      '& .variant td.name > a': { fontWeight: 400 },
      '& .note': { color: vars?.palette.text.secondary, fontSize: '0.875rem', whiteSpace: 'nowrap' },
      // Numbers of any length must not widen the page.
      '& .number.long': { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '8rem' },
      '@media print': {
        '& .order, & > thead th:last-child': { display: 'none' },
        '& > thead th': { position: 'static' },
      },
      '@container (max-width: 839.95px)': {
        [cells]: { padding: '6px 8px' },
        '& td.name': { minWidth: '8rem' },
        [onTouch]: { '& .ordering': { maxWidth: 120 }, '& .quantity': { flexBasis: 120 } },
      },
      // One card per item.
      '@container (max-width: 719.95px)': {
        '& > thead': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '& > tbody > tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          padding: '8px 12px',
          columnGap: 12,
          position: 'relative',
        },
        [cells]: { padding: '2px 0' },
        '& td.code > span': { maxWidth: '100%' },
        // The tick for comparing stands in the corner, where codes and stock need no room.
        '& td.code > div:not(.stock)': { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4, margin: 0 },
        '& td.code > div > a': { insetInline: 'auto 100%' },
        '& td.name': { gridRow: 1, gridColumn: '1 / -1', paddingInlineEnd: 40 },
        '& td.number': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
        '& .variant td.name': { paddingInlineStart: 0 },
        '& td.whole': { gridColumn: '1 / -1' },
        '& td.order': { gridRow: '2 / span 3', gridColumn: 2, alignSelf: 'center' },
        [onTouch]: { '& .ordering': { maxWidth: 186 }, '& .quantity': { flexBasis: 136 } },
      },
    },
  ];
});

type ItemTableProps = {
  items: readonly CatalogItem[];
  families: Readonly<Record<string, Family>>;
  state: unknown;
  sort: SortOrder;
  getSortHref: (sort: SortOrder) => string;
};

type SortField = 'code' | 'name' | 'price';

/** What choosing a heading leads to: its order, then the opposite one if there is one, then the list's own order. */
const getNextSort = (field: SortField, sort: SortOrder): SortOrder => {
  if (sort === 'price' && field === 'price') return 'price-desc';
  return getSorting(sort)?.field === field ? 'relevance' : field;
};

/** For buyers who know what they want: one row per item, with the quantity field at hand. */
export const ItemTable = ({ items, families, state, sort, getSortHref }: ItemTableProps) => {
  const { formatMessage } = useIntl();
  const showsPrices = useShowsPrices();
  const renderHeading = (field: SortField, label: MessageDescriptor) => (
    <SortHeader
      href={getSortHref(getNextSort(field, sort))}
      isSorted={getSorting(sort)?.field === field}
      isAscending={sort !== 'price-desc'}
      label={label}
      className={field === 'price' ? 'number' : undefined}
    />
  );
  return (
    <StockOf keys={listStockKeys(items, families)}>
      <Frame>
        <Table aria-label={formatMessage(orderMessages.table)} onKeyDown={(event) => moveAmongCells(event)}>
          <thead>
            <tr>
              {renderHeading('code', itemMessages.code)}
              {renderHeading('name', itemMessages.name)}
              {showsPrices && (
                <>
                  {renderHeading('price', itemMessages.price)}
                  <th scope="col" className="number">
                    {formatMessage(itemMessages.breakColumn)}
                  </th>
                </>
              )}
              <th scope="col">{formatMessage(orderMessages.quantity)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) =>
              families[item.key] || item.isParent ? (
                <FamilyRows
                  key={item.key}
                  item={item}
                  family={families[item.key]}
                  state={state}
                  showsPrices={showsPrices}
                />
              ) : (
                <ItemRow key={item.key} item={item} state={state} showsPrices={showsPrices} />
              ),
            )}
          </tbody>
        </Table>
        {showsPrices && items.length > 1 && <QuantityKeys />}
      </Frame>
    </StockOf>
  );
};
