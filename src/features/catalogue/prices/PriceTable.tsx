import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PriceListItem } from '@/api/priceListApi';
import { usePrice } from '@/shared/i18n/money';
import { useRuleWords } from '@/shared/i18n/packWords';
import { priceBreak } from '@/shared/money/prices';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { tableStyle } from '@/shared/ui/tableStyle';

import { itemMessages } from '../components/itemMessages';
import { UnitPrice, UnitWords } from '../components/PriceTag';
import { useItemName } from '../components/useItemPresentation';

const Table = styled('table')(({ theme }) => [
  tableStyle(theme),
  {
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    '& th, & td': { padding: '4px 8px', verticalAlign: 'baseline' },
    '& tr': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
    '& .code': { minWidth: '4.5rem' },
    '& .rule, & .unit-words': { color: theme.vars?.palette.text.secondary },
    '& .unit-words': { display: 'inline-block' },
    // Numbers of any length must not widen the page.
    '& .number': { whiteSpace: 'normal', minWidth: '5.5rem' },
    '& .number + .number': { minWidth: '6rem' },
    [theme.breakpoints.down('sm')]: {
      '& th, & td': { padding: '4px' },
      // The column may be narrower than a measure.
      '& td > span': { whiteSpace: 'normal' },
    },
    '@media print': { fontSize: '8.5pt', '& th, & td': { padding: '1pt 4pt' }, '& thead th': { fontSize: 'inherit' } },
  },
]);

const Row = ({ item }: { item: PriceListItem }) => {
  const formatPrice = usePrice();
  const best = priceBreak(item);
  const ruleWords = useRuleWords()(item);
  const sold = { ...item, isParent: false };
  return (
    <tr>
      <td className="code">{item.code}</td>
      <td>
        <MeasuredText text={useItemName()(item)} />
        {ruleWords && <div className="rule">{ruleWords}</div>}
      </td>
      <td className="number">
        <UnitPrice item={sold}>
          <UnitWords item={sold} />
        </UnitPrice>
      </td>
      <td className="number">
        {best && (
          <FormattedMessage
            {...itemMessages.priceBreak}
            values={{ quantity: best.quantity, price: formatPrice(best.price) }}
          />
        )}
      </td>
    </tr>
  );
};

type PriceTableProps = { items: readonly PriceListItem[]; titleId: string };

export const PriceTable = memo(({ items, titleId }: PriceTableProps) => (
  <Table aria-labelledby={titleId}>
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage {...itemMessages.code} />
        </th>
        <th scope="col">
          <FormattedMessage {...itemMessages.name} />
        </th>
        <th scope="col" className="number">
          <FormattedMessage {...itemMessages.price} />
        </th>
        <th scope="col" className="number">
          <FormattedMessage {...itemMessages.breakColumn} />
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <Row key={item.key} item={item} />
      ))}
    </tbody>
  </Table>
));
