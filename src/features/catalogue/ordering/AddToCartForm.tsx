import Box from '@mui/material/Box';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CatalogItem } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { orderMessages } from './orderMessages';
import { QuantityInput } from '@/shared/ui/fields';
import { useOrdering } from './useOrdering';

const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A quantity field with the button that adds it to the cart, in place. */
export const AddToCartForm = ({ item, name }: { item: CatalogItem; name: string }) => {
  const { formatMessage } = useIntl();
  const { text, isInvalid, isAdding, write, step, add } = useOrdering(item);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 1 }}>
      <Box sx={{ flex: { xs: '0 0 56px', sm: '0 0 64px' } }}>
        <QuantityInput
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-label={formatMessage(orderMessages.quantityOf, { name })}
          aria-invalid={isInvalid}
          onChange={(event) => write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
        />
      </Box>
      <Button
        type="submit"
        aria-disabled={isAdding}
        aria-label={formatMessage(orderMessages.addOf, { name })}
        style={{ flex: 1, minWidth: 0, padding: '0 6px' }}
      >
        <FormattedMessage {...(isAdding ? orderMessages.adding : orderMessages.add)} />
      </Button>
    </Box>
  );
};
