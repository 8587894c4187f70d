import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { StockOf } from '@/api/StockOf';
import { usePrice } from '@/shared/i18n/money';
import { useRuleWords } from '@/shared/i18n/packWords';
import { isOrderable, priceBreak } from '@/shared/money/prices';
import { listStockKeys } from '@/shared/stock/availability';
import { Stock } from '@/shared/stock/Stock';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { cross, Icon } from '@/shared/ui/Icon';
import { ItemImage } from '@/shared/ui/ItemImage';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { clamped, onTouch, visuallyHidden } from '@/shared/ui/styles';
import { tableStyle } from '@/shared/ui/tableStyle';

import { ItemOrder } from '../addToCart/ItemOrder';
import { itemMessages, orderMessages } from '../components/itemMessages';
import { PriceForClients, UnitPrice, UnitWords } from '../components/PriceTag';
import { useItemHref, useItemName, useShowsPrices } from '../components/useItemPresentation';
import { RowOrder } from '../table/ItemRow';
import { compareMessages } from './compareMessages';
import { comparePageMessages as messages } from './comparePageMessages';
import { type CompareRow, isDifferent } from './compareRows';

/** Scrolls sideways inside its frame; the names of the rows stay. */
const Frame = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });

const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    tableStyle(theme),
    {
      width: 'auto',
      backgroundColor: vars?.palette.background.paper,
      border: `1px solid ${vars?.palette.divider}`,
      '& tr + tr, & tbody tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& thead td, & tbody th': { minWidth: '9rem', [breakpoints.down('sm')]: { minWidth: '6.5rem' } },
      '& th, & td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
      '& thead th': {
        width: 260,
        minWidth: 168,
        color: 'inherit',
        fontSize: '0.9375rem',
        [breakpoints.down('sm')]: { width: 168 },
      },
      '& tbody th, & thead td': {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        backgroundColor: vars?.palette.background.paper,
        color: vars?.palette.text.secondary,
      },
      '& tr.differs td': { fontWeight: 600 },
      '& tr.differs th': { boxShadow: `inset 3px 0 ${vars?.palette.secondary.main}` },
      '& .name': {
        ...clamped(4),
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      },
      '& .code': { color: vars?.palette.text.secondary, fontWeight: 400, fontSize: '0.8125rem' },
      '& .stock': { fontWeight: 400, fontSize: '0.8125rem' },
      '& .ordering': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 6 },
      '& .quantity': { flex: '0 0 64px', [onTouch]: { flexBasis: 136 } },
      '@media print': { '& .screen': { display: 'none' }, '& thead th': { width: 'auto', minWidth: 0 } },
    },
  ];
});

type HeadProps = { item: CatalogItem; removeHref: string; onRemove: () => void };

const ItemHead = ({ item, removeHref, onRemove }: HeadProps) => {
  const { formatMessage } = useIntl();
  const name = useItemName()(item);
  return (
    <th scope="col">
      <Box sx={{ position: 'relative', maxWidth: 200, mb: 1 }}>
        <ItemImage name={item.imageUrl} size={200} isFirst />
        <Box
          component={Link}
          to={removeHref}
          replace
          preventScrollReset
          onClick={onRemove}
          aria-label={formatMessage(compareMessages.remove, { name })}
          data-hint=""
          className="screen"
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            borderRadius: 20,
            color: 'inherit',
            bgcolor: 'background.paper',
          }}
        >
          <Icon d={cross} size={18} />
        </Box>
      </Box>
      <Link to={useItemHref()(item)} className="name">
        <MeasuredText text={name} />
      </Link>
      <div className="code">{item.code}</div>
      <div className="stock">
        <Stock keys={[item.key]} />
      </div>
    </th>
  );
};

const none = '–';

const ItemCell = ({ item }: { item: CatalogItem }) => {
  const name = useItemName()(item);
  return isOrderable(item) ? <RowOrder item={item} name={name} /> : <ItemOrder item={item} name={name} />;
};

type CompareTableProps = {
  items: readonly CatalogItem[];
  rows: readonly CompareRow[];
  onlyDifferent: boolean;
  getRemoveHref: (key: string) => string;
  onRemove: (key: string) => void;
};

/** One column per item, one row per fact; rows in which the items differ are marked. */
export const CompareTable = ({ items, rows, onlyDifferent, getRemoveHref, onRemove }: CompareTableProps) => {
  const { formatMessage } = useIntl();
  const formatPrice = usePrice();
  const showsPrices = useShowsPrices();
  const toRuleWords = useRuleWords();
  const toBreakText = (item: CatalogItem) => {
    const best = priceBreak(item);
    return best && formatMessage(itemMessages.priceBreak, { quantity: best.quantity, price: formatPrice(best.price) });
  };
  const renderRow = (name: string, cells: readonly ReactNode[], differs: boolean) =>
    (differs || !onlyDifferent) && (
      <tr key={name} className={differs ? 'differs' : undefined}>
        <th scope="row">
          {name}
          {differs && (
            <Box component="span" sx={visuallyHidden}>
              {formatMessage(messages.differs)}
            </Box>
          )}
        </th>
        {items.map((item, at) => (
          <td key={item.key}>{cells[at] ?? none}</td>
        ))}
      </tr>
    );
  const breaks = items.map(toBreakText);
  const rules = items.map((item) => toRuleWords(item) || null);
  return (
    <Frame onKeyDown={(event) => moveAmongCells(event)}>
      <Table aria-label={formatMessage(messages.title)}>
        <thead>
          <tr>
            <td />
            <StockOf keys={listStockKeys(items)}>
              {items.map((item) => (
                <ItemHead
                  key={item.key}
                  item={item}
                  removeHref={getRemoveHref(item.key)}
                  onRemove={() => onRemove(item.key)}
                />
              ))}
            </StockOf>
          </tr>
        </thead>
        <tbody>
          {showsPrices &&
            renderRow(
              formatMessage(itemMessages.price),
              items.map((item) => (
                <UnitPrice key={item.key} item={item}>
                  <UnitWords item={item} />
                </UnitPrice>
              )),
              isDifferent(items.map(({ price, unit }) => `${price} ${unit}`)),
            )}
          {showsPrices &&
            breaks.some(Boolean) &&
            renderRow(formatMessage(itemMessages.breakColumn), breaks, isDifferent(breaks))}
          {rules.some(Boolean) && renderRow(formatMessage(orderMessages.quantities), rules, isDifferent(rules))}
          <tr className="screen">
            <th scope="row">{formatMessage(showsPrices ? orderMessages.quantity : itemMessages.price)}</th>
            {items.map((item) => (
              <td key={item.key}>{showsPrices ? <ItemCell item={item} /> : <PriceForClients />}</td>
            ))}
          </tr>
          {rows.map(({ name, values, isDifferent: differs }) =>
            renderRow(
              name,
              values.map((value) => value && <MeasuredText key={value} text={value} />),
              differs,
            ),
          )}
        </tbody>
      </Table>
    </Frame>
  );
};
