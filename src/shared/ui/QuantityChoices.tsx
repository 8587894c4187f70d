import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { defineMessage, FormattedList, FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';

import { onTouch } from './styles';

const message: MessageDescriptor = defineMessage({
  id: 'ui.quantity.choose',
  defaultMessage: 'Not sold in this quantity: choose {quantities}',
});

const Choice = styled('button')(
  css({
    minWidth: 32,
    minHeight: 28,
    padding: '0 8px',
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    background: 'none',
    border: '1px solid currentcolor',
    borderRadius: 4,
    cursor: 'pointer',
    [onTouch]: { minWidth: 44, minHeight: 44 },
  }),
);

type QuantityChoicesProps = { allowed: readonly number[]; onChoose: (quantity: number) => void };

/** The nearest quantities in which an item is sold, as buttons. */
export const QuantityChoices = ({ allowed, onChoose }: QuantityChoicesProps) => {
  const renderChoice = (quantity: number) => (
    <Choice key={quantity} type="button" onClick={() => onChoose(quantity)}>
      <FormattedNumber value={quantity} />
    </Choice>
  );
  const quantities = <FormattedList type="disjunction" value={allowed.map(renderChoice)} />;
  return <FormattedMessage {...message} values={{ quantities }} />;
};
