import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useMoney } from '@/shared/i18n/money';
import { Button } from '@/shared/ui/Button';
import { dimmed } from '@/shared/ui/styles';

import { FormDialog } from '../FormDialog';
import { quoteMessages as messages } from './quoteMessages';
import type { ShownQuote } from './useQuote';
import { maxRefusalLength, type QuoteDecision } from './useQuoteDecision';

const Reason = ({ decision: { reason, refusalExcess, isSending, writeReason } }: { decision: QuoteDecision }) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.reason)}
      value={reason}
      fullWidth
      multiline
      minRows={3}
      maxRows={8}
      autoFocus
      error={refusalExcess > 0}
      helperText={
        refusalExcess > 0 && formatMessage(messages.tooLong, { most: maxRefusalLength, excess: refusalExcess })
      }
      slotProps={{ htmlInput: { readOnly: isSending } }}
      onChange={({ target }) => writeReason(target.value)}
    />
  );
};

export type QuoteDecisionDialogProps = { quote: ShownQuote; decision: QuoteDecision };

/** What the client says about the order, or why it does not want the offer. */
export const QuoteDecisionDialog = ({
  quote: { quoteNumber, quoteId, state, total, moneyTypeId },
  decision,
  noteFields,
}: QuoteDecisionDialogProps & { noteFields: ReactNode }) => {
  const money = useMoney();
  const formId = useId();
  const { open, isSending, failure, close, send } = decision;
  const number = quoteNumber ?? String(quoteId);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <FormDialog
      title={
        open === 'accept' ? (
          <FormattedMessage
            {...messages.confirmAccept}
            values={{ number, total: money(total, moneyTypeId ?? undefined) }}
          />
        ) : (
          <FormattedMessage {...messages.confirmDecline} values={{ number, state }} />
        )
      }
      lead={<FormattedMessage {...messages[open === 'accept' ? 'acceptHint' : 'declineHint']} />}
      failure={failure?.error}
      isSending={isSending}
      onClose={close}
      submit={
        <Button type="submit" form={formId} aria-disabled={isSending} sx={dimmed}>
          {open === 'accept' ? (
            <FormattedMessage {...messages[isSending ? 'accepting' : 'accept']} />
          ) : (
            <FormattedMessage {...messages[state === 'requested' ? 'withdraw' : 'decline']} />
          )}
        </Button>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        {open === 'accept' ? noteFields : <Reason decision={decision} />}
      </Box>
    </FormDialog>
  );
};
