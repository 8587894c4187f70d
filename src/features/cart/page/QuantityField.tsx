import { useIntl } from 'react-intl';

import { QuantityInput } from '@/shared/ui/QuantityInput';

import type { CartLine } from '../cartLines';
import { cartMessages as messages } from '../cartMessages';
import { useQuantity } from './useQuantity';

export const QuantityField = ({ line, name }: { line: CartLine; name: string }) => {
  const { formatMessage } = useIntl();
  const { text, isInvalid, write, commit, press } = useQuantity(line);
  return (
    <QuantityInput
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      value={text}
      aria-label={formatMessage(messages.quantityOf, { name })}
      aria-invalid={isInvalid}
      onChange={(event) => write(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={press}
    />
  );
};
