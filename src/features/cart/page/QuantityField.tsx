import { useIntl } from 'react-intl';

import { describeQuantityFault } from '@/shared/i18n/describeQuantityFault';
import { QuantityInput } from '@/shared/ui/fields';

import { quantityFieldId } from '../cartCopy';
import type { CartLine } from '../cartLines';
import { cartMessages as messages } from '../cartMessages';
import { useQuantity } from './useQuantity';

export const QuantityField = ({ line, name }: { line: CartLine; name: string }) => {
  const { formatMessage } = useIntl();
  const { text, fault, write, commit, press } = useQuantity(line);
  const id = quantityFieldId(line);
  const faultId = `${id}-fault`;
  const described = fault && describeQuantityFault(fault);
  return (
    <>
      <QuantityInput
        id={id}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        aria-label={formatMessage(messages.quantityOf, { name })}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
      {described && (
        <div id={faultId} className="fault">
          {formatMessage(described.descriptor, described.values)}
        </div>
      )}
    </>
  );
};
