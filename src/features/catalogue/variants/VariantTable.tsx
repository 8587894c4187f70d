import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { useGetVariantFeaturesQuery } from '@/api/variantFeaturesApi';
import { usePrice } from '@/shared/i18n/money';
import { isOrderable, priceBreak } from '@/shared/money/prices';
import { Button } from '@/shared/ui/Button';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { QuantityInput } from '@/shared/ui/fields';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { dimmed } from '@/shared/ui/styles';
import { tableStyle } from '@/shared/ui/tableStyle';

import { AskForPrice } from '../components/AskForPrice';
import { itemMessages, orderMessages } from '../components/itemMessages';
import { useItemHref, useItemName, useShowsPrices } from '../components/useItemPresentation';
import { itemPageMessages as messages } from '../item/itemPageMessages';
import { InCart } from '../ordering/InCart';
import { type Attribute, findAttributes } from './findAttributes';
import { useVariantOrder } from './useVariantOrder';

const Frame = styled('div')({ containerType: 'inline-size' });

/** One row per variant, or one card each where space is short. */
const Table = styled('table')(({ theme }) => {
  const { vars } = theme;
  return [
    tableStyle(theme),
    {
      backgroundColor: vars?.palette.background.paper,
      border: `1px solid ${vars?.palette.divider}`,
      '& th, & td': { padding: '6px 12px' },
      '& thead th': { borderBottom: `1px solid ${vars?.palette.divider}` },
      '& tbody tr + tr': { borderTop: `1px solid ${vars?.palette.divider}` },
      '& tbody tr:hover, & tbody tr:focus-within': { backgroundColor: vars?.palette.action.hover },
      '& .name a': { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
      '& .code': { color: vars?.palette.text.secondary, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
      '& .break': { display: 'block', fontSize: '0.8125rem', color: vars?.palette.success.main },
      '& .order': { width: 180 },
      '@media print': { '& .order': { display: 'none' } },
      '@container (max-width: 639.95px)': {
        '& thead': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          padding: '8px 12px',
          columnGap: 12,
        },
        '& th, & td': { padding: '2px 0' },
        '& .label': { display: 'inline' },
        '& .name': { gridColumn: '1 / -1' },
        '& td.attribute': { gridColumn: 1 },
        '& td.number': { textAlign: 'start', whiteSpace: 'normal', gridColumn: 1 },
        '& td.order': { gridRow: '2 / span 4', gridColumn: 2, alignSelf: 'center', width: 130 },
      },
    },
  ];
});

type Ordering = ReturnType<typeof useVariantOrder>;

const VariantQuantity = ({ item, name, ordering }: { item: CatalogItem; name: string; ordering: Ordering }) => {
  const { formatMessage } = useIntl();
  const faultId = useId();
  const fault = ordering.getFault(item.key);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '0 0 72px' }}>
          <QuantityInput
            placeholder="0"
            value={ordering.getText(item.key)}
            aria-label={formatMessage(orderMessages.itemQuantity, { name })}
            faultId={fault ? faultId : undefined}
            onWrite={(text) => ordering.write(item.key, text)}
          />
        </Box>
        <InCart item={item} />
      </Box>
      <QuantityFaultText id={faultId} fault={fault} />
    </>
  );
};

type VariantRowProps = { item: CatalogItem; attributes: readonly Attribute[]; ordering: Ordering };

const VariantRow = ({ item, attributes, ordering }: VariantRowProps) => {
  const name = useItemName()(item);
  const href = useItemHref()(item);
  const formatPrice = usePrice();
  const showsPrices = useShowsPrices();
  const best = priceBreak(item);
  return (
    <tr>
      <th scope="row" className="name">
        <Link to={href}>
          <MeasuredText text={name} />
        </Link>
        <div className="code">{item.code}</div>
      </th>
      {attributes.map(({ name: attribute, values }) => (
        <td key={attribute} className="attribute">
          <span className="label">{attribute}</span>
          {values[item.stockItemId]}
        </td>
      ))}
      {showsPrices && (
        <td className="number">
          {item.price === null ? <FormattedMessage {...itemMessages.priceOnRequest} /> : formatPrice(item.price)}
          {best?.saving && (
            <span className="break">
              <FormattedMessage
                {...itemMessages.priceBreak}
                values={{ quantity: best.quantity, price: formatPrice(best.price) }}
              />
            </span>
          )}
        </td>
      )}
      <td className="order">
        {isOrderable(item) && <VariantQuantity item={item} name={name} ordering={ordering} />}
        {item.price === null && showsPrices && <AskForPrice item={item} name={name} />}
      </td>
    </tr>
  );
};

type VariantTableProps = { familyKey: string; items: readonly CatalogItem[] };

export const VariantTable = ({ familyKey, items }: VariantTableProps) => {
  const { formatMessage } = useIntl();
  const formatPrice = usePrice();
  const showsPrices = useShowsPrices();
  const ordering = useVariantOrder(familyKey, items);
  const stockItemIds = items.map(({ stockItemId }) => stockItemId);
  const { data = {} } = useGetVariantFeaturesQuery({ catalogId: items[0]?.catalogId ?? 0, stockItemIds });
  const attributes = findAttributes(data, stockItemIds);
  return (
    <Frame onKeyDown={(event) => moveAmongCells(event, ordering.add)}>
      <Table aria-label={formatMessage(messages.variants)}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...itemMessages.name} />
            </th>
            {attributes.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {showsPrices && (
              <th scope="col" className="number">
                <FormattedMessage {...itemMessages.price} />
              </th>
            )}
            <th scope="col" className="order">
              <FormattedMessage {...orderMessages.quantity} />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <VariantRow key={item.key} item={item} attributes={attributes} ordering={ordering} />
          ))}
        </tbody>
      </Table>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 2,
          mt: 1.5,
          displayPrint: 'none',
        }}
      >
        <Box sx={{ flex: 1, minWidth: '12rem', color: 'text.secondary', fontSize: '0.875rem' }}>
          <FormattedMessage {...messages.variantsHint} />
          <QuantityKeys />
        </Box>
        <Box component="strong" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {showsPrices && ordering.count > 0 && formatPrice(ordering.total)}
        </Box>
        <Button
          type="button"
          data-cell="add"
          aria-disabled={ordering.count === 0 || ordering.isAdding}
          onClick={ordering.add}
          sx={dimmed}
        >
          {ordering.isAdding ? (
            <FormattedMessage {...messages.addingVariants} />
          ) : (
            <FormattedMessage {...messages.addVariants} values={{ count: ordering.count }} />
          )}
        </Button>
      </Box>
    </Frame>
  );
};
