import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { type CatalogItem, useGetCatalogueItemsQuery } from '@/api/catalogueApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { noAmount, useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { itemHref, shownName } from '@/shared/routing/catalogueAddresses';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { Skeleton } from '@/shared/ui/Skeleton';
import { SortHeader } from '@/shared/ui/SortHeader';
import { clamped, visuallyHidden } from '@/shared/ui/styles';
import { framedTableStyle, rowCards, sortRow } from '@/shared/ui/tableStyle';

import { OrderDate } from '../OrderDate';
import { type BoughtAddress, type BoughtSort, sortBoughtBy } from './boughtAddress';
import type { BoughtItem } from './boughtItems';
import { boughtMessages as messages } from './boughtMessages';

/** Rows from 960 px up, a card per item below. */
const Table = styled('table')(({ theme }) => {
  const { vars, breakpoints } = theme;
  return [
    framedTableStyle(theme),
    {
      '& thead th': { boxShadow: `inset 0 -1px ${vars?.palette.divider}` },
      '& tbody tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& .name': { width: '34%', overflowWrap: 'anywhere' },
      '& .name a, & .name strong': { color: 'inherit', fontWeight: 600, ...clamped(3) },
      '& .code': { color: vars?.palette.text.secondary, fontSize: '0.8125rem', ...clamped(2) },
      '& .date': { whiteSpace: 'nowrap' },
      // A currency that is no code may go to the next line.
      '& td.number': { whiteSpace: 'normal' },
      '& .act': { width: 190, minWidth: 150 },
      '& .gone': { color: vars?.palette.text.secondary, fontSize: '0.875rem' },
      [breakpoints.down(960)]: {
        ...rowCards(theme, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }),
        ...sortRow,
        '& .date': { whiteSpace: 'normal' },
        '& .name, & .act': { gridColumn: '1 / -1', width: 'auto' },
        '& td.number': { textAlign: 'start' },
        '& .label': { display: 'inline' },
      },
      '@media print': { '& .act': { display: 'none' } },
    },
  ];
});

type RowProps = {
  bought: BoughtItem;
  /** Null if no longer sold, undefined while loading. */
  item: CatalogItem | null | undefined;
  renderOrder: BoughtTableProps['renderOrder'];
};

const BoughtRow = ({ bought, item, renderOrder }: RowProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const lang = useLanguage();
  const money = useMoney();
  const [firstCatalog] = useConfig().catalogs;
  const { code, quantity, orders, spend, lastPrice, lastDate, moneyTypeId } = bought;
  const amount = (value: number | null) => (value === null ? noAmount : money(value, moneyTypeId));
  const name = shownName(bought) || formatMessage(messages.nameless);
  const shown = <MeasuredText text={name} />;
  const isSold = item && !item.deleted;
  const renderFigure = (label: MessageDescriptor, value: string) => (
    <td className="number">
      <span className="label">{formatMessage(label)}</span>
      {value}
    </td>
  );
  return (
    <tr>
      <th scope="row" className="name">
        {isSold ? <Link to={itemHref(lang, item, firstCatalog)}>{shown}</Link> : <strong>{shown}</strong>}
        <div className="code">{code}</div>
      </th>
      <td className="date">
        <span className="label">{formatMessage(messages.last)}</span>
        <OrderDate date={lastDate} dateStyle="medium" />
      </td>
      {renderFigure(messages.orders, formatNumber(orders))}
      {renderFigure(messages.quantity, formatNumber(quantity))}
      {renderFigure(messages.spend, amount(spend))}
      {renderFigure(messages.lastPrice, amount(lastPrice))}
      <td className="act">
        {item === undefined && <Skeleton sx={{ height: 40 }} />}
        {isSold && renderOrder(item, name)}
        {item !== undefined && !isSold && <span className="gone">{formatMessage(messages.gone)}</span>}
      </td>
    </tr>
  );
};

type BoughtTableProps = {
  items: readonly BoughtItem[];
  address: BoughtAddress;
  hrefWith: (change: Partial<BoughtAddress>) => string;
  /** Renders the form that orders an item again. */
  renderOrder: (item: CatalogItem, name: string) => ReactNode;
};

export const BoughtTable = ({ items, address, hrefWith, renderOrder }: BoughtTableProps) => {
  const { formatMessage } = useIntl();
  const { data, currentData } = useGetCatalogueItemsQuery(items.map(({ key }) => key));
  const getItem = (key: string) => (currentData ?? data)?.[key];
  const renderHeader = (sort: BoughtSort, label: MessageDescriptor, className?: string) => (
    <SortHeader
      href={hrefWith(sortBoughtBy(address, sort))}
      isSorted={address.sort === sort}
      isAscending={address.isAscending}
      label={label}
      className={className}
    />
  );
  const renderPlain = (label: MessageDescriptor, className: string) => (
    <th scope="col" className={className}>
      {formatMessage(label)}
    </th>
  );
  return (
    <Table aria-label={formatMessage(messages.title)}>
      <thead>
        <tr>
          {renderHeader('name', messages.item)}
          {renderHeader('date', messages.last)}
          {renderPlain(messages.orders, 'plain number')}
          {renderHeader('quantity', messages.quantity, 'number')}
          {renderHeader('spend', messages.spend, 'number')}
          {renderPlain(messages.lastPrice, 'plain number')}
          <th scope="col" className="plain act">
            <Box component="span" sx={visuallyHidden}>
              {formatMessage(messages.again)}
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((bought) => (
          <BoughtRow
            key={`${bought.key} ${bought.moneyTypeId}`}
            bought={bought}
            item={getItem(bought.key)}
            renderOrder={renderOrder}
          />
        ))}
      </tbody>
    </Table>
  );
};
