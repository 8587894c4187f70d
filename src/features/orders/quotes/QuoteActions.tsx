import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { Button } from '@/shared/ui/Button';
import { dimmed } from '@/shared/ui/styles';

import { FileButtons } from '../detail/OrderFiles';
import { orderPageMessages } from '../detail/orderPageMessages';
import { orderFileName } from '../detail/useOrderCsv';
import { ordersMessages } from '../ordersMessages';
import { quoteMessages as messages } from './quoteMessages';
import type { ShownQuote } from './useQuote';
import type { useQuoteDecision } from './useQuoteDecision';

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

type QuoteActionsProps = { quote: ShownQuote; decision: ReturnType<typeof useQuoteDecision> };

export const QuoteActions = ({ quote, decision: { sending, accept, decline } }: QuoteActionsProps) => {
  const { state, offerVersion } = quote;
  const download = useQuoteCsv(quote);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      {state === 'offered' && offerVersion !== null && (
        <Button aria-disabled={sending !== null} sx={dimmed} onClick={accept}>
          <FormattedMessage {...messages[sending === 'accept' ? 'accepting' : 'accept']} />
        </Button>
      )}
      {(state === 'offered' || state === 'requested') && (
        <Button tone="outlined" aria-disabled={sending !== null} sx={dimmed} onClick={decline}>
          <FormattedMessage {...messages[state === 'offered' ? 'decline' : 'withdraw']} />
        </Button>
      )}
      <FileButtons onDownload={download} />
    </Box>
  );
};
