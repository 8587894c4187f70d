import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { maxReasonLength, type RequestKind } from '@/shared/lib/orderRequests';
import { Button } from '@/shared/ui/Button';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { cross, Icon } from '@/shared/ui/Icon';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { dimmed } from '@/shared/ui/styles';
import { uiMessages } from '@/shared/ui/uiMessages';
import type { OrderLine } from '@/contracts/inventory';

import { DialogFoot } from '../FormDialog';
import { requestMessages as messages } from './requestMessages';
import { RequestRow } from './RequestRow';
import { useRequest } from './useRequest';

type RequestDialogProps = { order: CatalogOrder; lines: readonly OrderLine[]; kind: RequestKind };

/** Asks the company to cancel or to take back a part of an order. */
export const RequestDialog = ({ order, lines, kind }: RequestDialogProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const failureId = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const request = useRequest(order, lines, kind);
  const { rows, reason, isSending, error, chooseEverything, writeReason, send, close } = request;
  const { lacksLines, lacksReason, reasonExcess } = request;
  const tooLong = reasonExcess > 0 && formatMessage(messages.tooLong, { most: maxReasonLength, excess: reasonExcess });
  const move = (event: KeyboardEvent<HTMLElement>) => moveAmongCells(event, () => reasonField.current?.focus());
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      scroll="paper"
      aria-labelledby={titleId}
      slotProps={{ paper: { onKeyDown: move } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2, pl: { xs: 2, sm: 3 }, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {formatMessage(messages.title, { kind, number: order.orderNumber })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {formatMessage(messages[rows.length > 0 ? 'lead' : 'nothing'], { kind })}
          </Typography>
        </Box>
        <Button tone="icon" aria-label={formatMessage(uiMessages.close)} disabled={isSending} onClick={close}>
          <Icon d={cross} size={20} />
        </Button>
      </Box>
      {rows.length > 0 && (
        <Box sx={{ flex: 1, overflowY: 'auto', px: { xs: 2, sm: 3 }, pb: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 1 }}>
            {rows.map((row, index) => (
              <RequestRow
                key={row.line.orderLineId}
                row={row}
                request={request}
                lackId={lacksLines && index === 0 ? failureId : undefined}
              />
            ))}
          </Box>
          {rows.length > 1 && <QuantityKeys />}
          <Button tone="outlined" aria-disabled={isSending} sx={{ my: 2, ...dimmed }} onClick={chooseEverything}>
            {formatMessage(messages.everything)}
          </Button>
          <TextField
            inputRef={reasonField}
            label={formatMessage(messages.reason)}
            value={reason}
            required
            fullWidth
            multiline
            minRows={2}
            maxRows={8}
            error={lacksReason || reasonExcess > 0}
            helperText={lacksReason ? formatMessage(messages.noReason) : tooLong}
            slotProps={{ htmlInput: { readOnly: isSending } }}
            onChange={({ target }) => writeReason(target.value)}
          />
        </Box>
      )}
      <DialogFoot
        failure={error}
        failureId={failureId}
        fault={lacksLines && formatMessage(messages.noLines)}
        isSending={isSending}
        onClose={close}
      >
        {rows.length > 0 && (
          <Button aria-disabled={isSending} sx={dimmed} onClick={send}>
            {formatMessage(messages[isSending ? 'sending' : 'send'])}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
