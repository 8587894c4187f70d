import Box from '@mui/material/Box';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { QuantityInput } from '@/shared/ui/fields';

import { orderMessages } from '../components/itemMessages';
import { useOrdering } from './useOrdering';

const arrowSteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A quantity field with the button that adds it to the cart, in place. */
export const AddToCartForm = ({ item, name }: { item: CatalogItem; name: string }) => {
  const { formatMessage } = useIntl();
  const { text, isInvalid, isAdding, setText, step, add } = useOrdering(item);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowSteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'flex', gap: 1 }}>
      <Box sx={{ flex: { xs: '0 0 56px', sm: '0 0 64px' } }}>
        <QuantityInput
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-label={formatMessage(orderMessages.itemQuantity, { name })}
          aria-invalid={isInvalid}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
      </Box>
      <Button
        type="submit"
        aria-disabled={isAdding}
        aria-label={formatMessage(orderMessages.addItem, { name })}
        sx={{ flex: 1, minWidth: 0, padding: '0 6px' }}
      >
        <FormattedMessage {...(isAdding ? orderMessages.adding : orderMessages.add)} />
      </Button>
    </Box>
  );
};
