import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { Button } from '@/shared/ui/Button';
import { dimmed } from '@/shared/ui/styles';

import { FileButtons } from '../detail/OrderFiles';
import { orderPageMessages } from '../detail/orderPageMessages';
import { orderFileName } from '../detail/useOrderCsv';
import { ordersMessages } from '../ordersMessages';
import { quoteMessages as messages } from './quoteMessages';
import type { ShownQuote } from './useQuote';
import type { QuoteDecision } from './useQuoteDecision';

export const quoteTitleId = 'quote-title';

const useQuoteCsv = ({ quoteNumber, quoteId, moneyTypeId, lines }: ShownQuote) => {
  const download = useCsvDownload();
  return () =>
    download(
      orderFileName(quoteNumber ?? String(quoteId)),
      [
        [orderPageMessages.code, ({ code }) => code],
        [orderPageMessages.name, ({ name }) => name],
        [orderPageMessages.quantity, ({ quantity }) => quantity],
        [messages.usualPrice, ({ usualPrice }) => usualPrice],
        [messages.offeredPrice, ({ unitPrice }) => unitPrice],
        [ordersMessages.total, ({ total }) => total],
        [orderPageMessages.money, () => moneyTypeId],
        [messages.note, ({ note }) => note],
      ],
      lines,
    );
};

/** A decision removes the button that has the focus. */
const focusTitleOnRemoval = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement !== button) return;
  requestAnimationFrame(() => document.getElementById(quoteTitleId)?.focus());
};

type QuoteActionsProps = { quote: ShownQuote; decision: QuoteDecision };

export const QuoteActions = ({ quote, decision: { possible, isSending, show } }: QuoteActionsProps) => {
  const { formatMessage } = useIntl();
  const { state } = quote;
  const download = useQuoteCsv(quote);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      {possible.accept && (
        <Button ref={focusTitleOnRemoval} aria-disabled={isSending} sx={dimmed} onClick={() => show('accept')}>
          {formatMessage(messages.accept)}
        </Button>
      )}
      {possible.decline && (
        <Button
          ref={focusTitleOnRemoval}
          tone="outlined"
          aria-disabled={isSending}
          sx={dimmed}
          onClick={() => show('decline')}
        >
          {formatMessage(messages[state === 'offered' ? 'decline' : 'withdraw'])}
        </Button>
      )}
      <FileButtons onDownload={download} />
    </Box>
  );
};
