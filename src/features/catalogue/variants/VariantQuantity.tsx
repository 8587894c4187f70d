import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';
import { isOrderable } from '@/shared/money/prices';
import { Button } from '@/shared/ui/Button';
import { QuantityInput } from '@/shared/ui/fields';
import { PackWords } from '@/shared/ui/PackWords';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';
import { dimmed, onTouch } from '@/shared/ui/styles';

import { InCart } from '../addToCart/InCart';
import { AskForPrice } from '../components/AskForPrice';
import { orderMessages } from '../components/itemMessages';
import { PriceForClients } from '../components/PriceTag';
import { useItemName, useShowsPrices } from '../components/useItemPresentation';
import type { useVariantOrder } from './useVariantOrder';
import { variantMessages as messages } from './variantMessages';

export type Ordering = ReturnType<typeof useVariantOrder>;

type VariantQuantityProps = {
  item: CatalogItem;
  ordering: Ordering;
  /** The column of the cell: see cellKeys.ts. */
  column?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

/** How to order a variant: by a quantity, which is added with the others, or by asking for its price. */
export const VariantQuantity = ({ item, ordering, column = 'quantity', onKeyDown }: VariantQuantityProps) => {
  const { formatMessage } = useIntl();
  const name = useItemName()(item);
  const showsPrices = useShowsPrices();
  const faultId = useId();
  const fault = ordering.getFault(item.key);
  const text = ordering.getText(item.key);
  const rule = ordering.getRule(item);
  if (!showsPrices) return null;
  if (!isOrderable(item)) return <AskForPrice item={item} name={name} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ flex: '0 1 72px', minWidth: 48, [onTouch]: { flexBasis: 136, minWidth: 120 } }}>
          <QuantityInput
            data-cell={column}
            placeholder="0"
            value={text}
            rule={rule}
            aria-label={formatMessage(orderMessages.quantityOf, { name })}
            faultId={fault ? faultId : undefined}
            onWrite={(written) => ordering.write(item.key, written)}
            // Unlike elsewhere, none is a choice.
            onStep={(quantity) =>
              ordering.write(item.key, quantity === rule.least && text === String(quantity) ? '' : String(quantity))
            }
            onKeyDown={onKeyDown}
          />
        </Box>
        <InCart item={item} />
      </Box>
      <PackWords item={item} quantity={ordering.getQuantity(item.key)} />
      <QuantityFaultText id={faultId} fault={fault} onChoose={(chosen) => ordering.write(item.key, String(chosen))} />
    </>
  );
};

/** Adds all quantities at once; nobody orders without seeing prices. */
export const AddVariants = ({ ordering, children }: { ordering: Ordering; children?: ReactNode }) => {
  const formatPrice = usePrice();
  const showsPrices = useShowsPrices();
  const { count, total, isAdding, add } = ordering;
  if (!showsPrices) return <PriceForClients />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        mt: 1.5,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', '&:empty': { display: 'none' } }}>{children}</Box>
      <Box component="strong" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {count > 0 && formatPrice(total)}
      </Box>
      <Button type="button" data-cell="add" aria-disabled={count === 0 || isAdding} onClick={add} sx={dimmed}>
        {isAdding ? (
          <FormattedMessage {...messages.addingVariants} />
        ) : (
          <FormattedMessage {...messages.addVariants} values={{ count }} />
        )}
      </Button>
    </Box>
  );
};
