import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type SubmitEvent, useId } from 'react';
import { useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { QuantityInput } from '@/shared/ui/fields';
import { PackWords } from '@/shared/ui/PackWords';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';
import { onTouch } from '@/shared/ui/styles';

import { orderMessages } from '../components/itemMessages';
import { useOrdering } from './useOrdering';

const Form = styled('form')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    '& > .quantity': { flex: '0 0 64px', '@media (max-width: 599.95px)': { flexBasis: 56 } },
    '& > button': { flex: 1, minWidth: 0, padding: '0 6px' },
    // Below each other in a card, beside each other where there is room.
    [onTouch]: { rowGap: 8, '& > .quantity': { flex: '1 0 120px' }, '& > button': { flex: '3 0 128px' } },
  }),
);

/** A quantity field with an add-to-cart button. */
export const AddToCartForm = ({ item, name }: { item: CatalogItem; name: string }) => {
  const { formatMessage } = useIntl();
  const { rule, text, quantity, fault, isAdding, setText, add } = useOrdering(item);
  const faultId = useId();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <PackWords item={item} quantity={quantity} />
      <div className="quantity">
        <QuantityInput
          value={text}
          rule={rule}
          aria-label={formatMessage(orderMessages.quantityOf, { name })}
          faultId={fault ? faultId : undefined}
          onWrite={setText}
        />
      </div>
      <Button type="submit" aria-disabled={isAdding} aria-label={formatMessage(orderMessages.addItem, { name })}>
        {formatMessage(isAdding ? orderMessages.adding : orderMessages.add)}
      </Button>
      <QuantityFaultText id={faultId} fault={fault} onChoose={(chosen) => setText(String(chosen))} />
    </Form>
  );
};
