import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { useMoney } from '@/shared/i18n/money';
import { Button } from '@/shared/ui/Button';
import { dimmed } from '@/shared/ui/styles';

import { reorderMessages } from '../reorder/reorderMessages';
import { quoteMessages as messages } from './quoteMessages';
import type { ShownQuote } from './useQuote';
import { maxRefusalLength, type QuoteDecision } from './useQuoteDecision';

const Failure = ({ decision: { failure } }: { decision: QuoteDecision }) => {
  const { formatMessage } = useIntl();
  const described = failure && describeRequestError(failure.error);
  return (
    <Box
      role="alert"
      sx={{
        flex: '1 1 200px',
        '&:empty': { flexBasis: 0 },
        color: 'error.main',
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      {described && formatMessage(described.descriptor, described.values)}
    </Box>
  );
};

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
  const titleId = useId();
  const formId = useId();
  const { open, isSending, close, send } = decision;
  const number = quoteNumber ?? String(quoteId);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 2, overflowY: 'auto' }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {open === 'accept' ? (
            <FormattedMessage
              {...messages.confirmAccept}
              values={{ number, total: money(total, moneyTypeId ?? undefined) }}
            />
          ) : (
            <FormattedMessage {...messages.confirmDecline} values={{ number, state }} />
          )}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2.5 }}>
          <FormattedMessage {...messages[open === 'accept' ? 'acceptHint' : 'declineHint']} />
        </Typography>
        <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
          {open === 'accept' ? noteFields : <Reason decision={decision} />}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Failure decision={decision} />
        <Button tone="outlined" disabled={isSending} onClick={close}>
          <FormattedMessage {...reorderMessages.close} />
        </Button>
        <Button type="submit" form={formId} aria-disabled={isSending} sx={dimmed}>
          {open === 'accept' ? (
            <FormattedMessage {...messages[isSending ? 'accepting' : 'accept']} />
          ) : (
            <FormattedMessage {...messages[state === 'requested' ? 'withdraw' : 'decline']} />
          )}
        </Button>
      </Box>
    </Dialog>
  );
};
