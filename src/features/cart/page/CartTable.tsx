import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { StockOf } from '@/api/StockOf';
import { toItemKey } from '@/engine/catalog/stockItem';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { getQuantityRule, roundDownByRule } from '@/shared/lib/quantityRule';
import { findShortage } from '@/shared/stock/availability';
import { StockContext } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';
import { onTouch } from '@/shared/ui/styles';
import { itemLinesStyle, lineCards, tableStyle } from '@/shared/ui/tableStyle';

import { cartMessages as messages } from '../cartMessages';
import { cartLineId } from '../state/cartModel';
import type { LineItem } from '../state/cartSelectors';
import { setQuantities } from '../state/edits/setQuantity';
import { CartRow } from './CartRow';

/** Reduces at once all lines of which there is too little, where the rest cannot be ordered. */
const ShortLines = ({ lines }: { lines: readonly LineItem[] }) => {
  const dispatch = useAppDispatch();
  const stock = useContext(StockContext);
  const reduced = lines.flatMap((line) => {
    const ofLine = stock[toItemKey(line.catalogId, line.stockItemId)];
    const available = findShortage(ofLine, line.quantity);
    if (line.deleted || available === null || !ofLine?.isBackorderRefused) return [];
    return [{ ...line, quantity: roundDownByRule(getQuantityRule(line), available) }];
  });
  if (reduced.length < 2) return null;
  return (
    <Button tone="outlined" style={{ margin: '0 12px 8px' }} onClick={() => void dispatch(setQuantities(reduced))}>
      <FormattedMessage {...messages.takeAllAvailable} values={{ count: reduced.length }} />
    </Button>
  );
};

const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    tableStyle(theme),
    itemLinesStyle(theme),
    {
      tableLayout: 'fixed',
      backgroundColor: vars?.palette.background.paper,
      '& tbody tr + tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& tbody tr:focus-within': { backgroundColor: vars?.palette.action.hover },
      '& .visually-hidden': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
      '& .choose': { width: 44, padding: 0 },
      '& .choose label': { display: 'grid', placeItems: 'center', minHeight: 44, cursor: 'pointer' },
      '& .picture': { width: 80 },
      // Leave the space to the names, except on wide screens.
      '& .unit': { width: 216, [breakpoints.down(1400)]: { width: 160 } },
      '& td.unit.missing': { color: vars?.palette.text.secondary },
      '& .total': { width: 136 },
      '& [aria-busy="true"] .total': { color: vars?.palette.text.secondary },
      '& .hint': { fontSize: '0.8125rem', color: vars?.palette.success.main },
      '& .quantity': { width: 116, textAlign: 'end', [onTouch]: { width: 172 } },
      // Align the figures in a column whether they are editable or not.
      '& .quantity input, & .quantity .fixed': { paddingInline: 12, textAlign: 'end' },
      '& .favourite': { width: 44, padding: 0 },
      '& .remove': { width: 60, textAlign: 'end', paddingInlineStart: 0 },
      '& .blocked': {
        marginTop: 6,
        padding: '4px 8px',
        fontSize: '0.875rem',
        borderInlineStart: `3px solid ${vars?.palette.warning.main}`,
        backgroundColor: vars?.palette.action.hover,
        // Beside the text, or below it when space is short.
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 10px',
        '& button': {
          padding: 0,
          border: 0,
          textAlign: 'start',
          font: 'inherit',
          fontWeight: 600,
          color: vars?.palette.primary.main,
          background: 'none',
          textDecoration: 'underline',
          cursor: 'pointer',
        },
      },
      // Screen only: paper has room for a table.
      [breakpoints.down('md').replace('@media ', '@media screen and ')]: {
        ...lineCards,
        '& tbody tr': { ...lineCards['& tbody tr'], padding: '14px 12px' },
        '& td.unit': { ...lineCards['& td.unit'], whiteSpace: 'normal' },
        '& td.quantity .fixed': { padding: 0, textAlign: 'start' },
        // Reserve space: the favourite button loads later.
        // Over the corner of the picture, with room for a finger.
        '& td.choose': {
          gridRow: '1 / span 2',
          gridColumn: 1,
          alignSelf: 'start',
          zIndex: 1,
          margin: '-14px 0 0 -12px',
        },
        '& .choose label': { width: 44 },
        '& td.picture': { ...lineCards['& td.picture'], gridColumn: 1 },
        '& td.favourite': { gridRow: 3, gridColumn: 1, justifySelf: 'center', minHeight: 44 },
      },
      // The totals need the space of the favourite button.
      '@media screen and (max-width: 359.95px)': {
        '& tbody tr': {
          gridTemplateColumns: '56px 36px minmax(0, 1fr) 32px',
          [onTouch]: { gridTemplateColumns: '56px 80px minmax(0, 1fr) 32px' },
        },
        '& td.quantity': { gridColumn: '1 / span 2' },
        '& td.favourite': { display: 'none' },
      },
      '@media print': {
        fontSize: '10pt',
        '& .choose, & .favourite, & .remove, & .hint, & thead th.remove, & .blocked button': { display: 'none' },
        '& .unit': { width: 140 },
        '& .picture img': { width: 32 },
        '& .quantity input': { border: 0, backgroundColor: 'transparent' },
        '& .quantity input, & .quantity .fixed': { paddingInline: 0 },
      },
    },
  ];
});

type CartTableProps = { catalogId: number; lines: readonly LineItem[] };

export const CartTable = ({ catalogId, lines }: CartTableProps) => {
  const columns = [
    ['choose', messages.choose],
    ['picture', messages.picture],
    ['item', messages.item],
    ['unit', messages.unitPrice],
    ['quantity', messages.quantity],
    ['total', messages.lineTotal],
    ['favourite', messages.favourites],
    ['remove', messages.actions],
  ] as const;
  const isHidden = (name: string) => ['choose', 'picture', 'favourite', 'remove'].includes(name);
  return (
    <StockOf keys={lines.map((line) => toItemKey(line.catalogId, line.stockItemId))}>
      <ShortLines lines={lines} />
      <Table aria-label={useCatalogName()(catalogId)}>
        <thead>
          <tr>
            {columns.map(([name, title]) => (
              <th key={name} scope="col" className={name}>
                <span className={isHidden(name) ? 'visually-hidden' : undefined}>
                  <FormattedMessage {...title} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartRow key={cartLineId(line)} line={line} />
          ))}
        </tbody>
      </Table>
    </StockOf>
  );
};
