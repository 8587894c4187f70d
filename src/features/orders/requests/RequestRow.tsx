import Box from '@mui/material/Box';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { anyQuantity } from '@/shared/lib/quantityRule';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { QuantityInput } from '@/shared/ui/fields';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { PackWords } from '@/shared/ui/PackWords';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';
import { clamped, onTouch } from '@/shared/ui/styles';

import { reorderMessages } from '../reorder/reorderMessages';
import { requestMessages as messages } from './requestMessages';
import type { RequestDraft } from './useRequest';

const separator = ' · ';

type RequestRowProps = {
  row: RequestDraft['rows'][number];
  request: RequestDraft;
  /** Of the text that says what the list lacks. */
  lackId: string | undefined;
};

export const RequestRow = ({ row: { line, most, text, quantity, fault }, request, lackId }: RequestRowProps) => {
  const { formatMessage } = useIntl();
  const faultId = useId();
  const { kind, isSending, writeQuantity } = request;
  const { orderLineId, code } = line;
  const name = shownName(line) || formatMessage(reorderMessages.nameless);
  const write = (next: string) => writeQuantity(orderLineId, next);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <Box component="span" sx={{ ...clamped(3), fontWeight: 600 }}>
          <MeasuredText text={name} />
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
          {[code, code && separator].join('')}
          {formatMessage(messages.most, { kind, most })}
        </Box>
      </div>
      <Box sx={{ width: 104, [onTouch]: { width: 152 } }}>
        <QuantityInput
          value={text}
          rule={anyQuantity}
          readOnly={isSending}
          aria-label={formatMessage(reorderMessages.quantityOf, { name })}
          faultId={fault ? faultId : lackId}
          onWrite={write}
        />
        <PackWords item={line} quantity={quantity} />
        {fault?.reason === 'tooMany' ? (
          <Box id={faultId} role="alert" sx={{ mt: 0.5, color: 'error.main', fontSize: '0.8125rem' }}>
            {formatMessage(messages.tooMany, { most })}
          </Box>
        ) : (
          <div role="alert">
            <QuantityFaultText id={faultId} fault={fault} onChoose={(next) => write(String(next))} />
          </div>
        )}
      </Box>
    </Box>
  );
};
