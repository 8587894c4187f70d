import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { StockItem } from '@/contracts/inventory';

import { usePrice } from '../i18n/money';
import { isOrderable } from '../money/prices';
import { shownName } from '../routing/catalogueAddresses';
import { Button } from './Button';
import { MeasuredText } from './MeasuredText';
import { PublicPrice } from './PublicPrice';
import { uiMessages } from './uiMessages';

type Variant = Pick<StockItem, 'name' | 'code' | 'price' | 'isParent'> & {
  key: string;
  publicPrice?: number | undefined;
};

type VariantMenuProps<Item> = {
  /** The name of the parent, in whose place a variant is chosen. */
  name: string;
  /** Undefined while they load. */
  variants: readonly Item[] | undefined;
  onChoose: (variant: Item) => void;
};

const separator = ' · ';

/** Variants without a price cannot be ordered either. Pressed while they load, it opens once they are there. */
export const VariantMenu = <Item extends Variant>({ name, variants, onChoose }: VariantMenuProps<Item>) => {
  const { formatMessage } = useIntl();
  const formatPrice = usePrice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sold = variants?.filter(isOrderable);
  if (sold?.length === 0) return null;
  const choose = (variant: Item) => {
    setAnchor(null);
    onChoose(variant);
  };
  return (
    <>
      <Button
        type="button"
        tone="outlined"
        aria-label={formatMessage(uiMessages.chooseVariantOf, { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {formatMessage(uiMessages.chooseVariant)}
      </Button>
      {anchor && sold && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)} disableScrollLock>
          {sold.map((variant) => (
            <MenuItem
              key={variant.key}
              onClick={() => choose(variant)}
              sx={{ gap: 2, justifyContent: 'space-between', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              <span>
                <MeasuredText text={[...new Set([shownName(variant), variant.code])].filter(Boolean).join(separator)} />
              </span>
              <strong>
                {variant.price !== null && formatPrice(variant.price)}
                <PublicPrice price={variant.publicPrice} />
              </strong>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
