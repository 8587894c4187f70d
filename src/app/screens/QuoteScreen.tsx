import { Suspense } from 'react';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { QuotePage } from '@/features/orders/QuotePage';
import type { QuoteDecisionDialogProps } from '@/features/orders/quotes/QuoteDecisionDialog';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';

const Missing = ({ reportId, retry, part: { decision } }: MissingProps<QuoteDecisionDialogProps>) => (
  <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: decision.close }} />
);

const QuoteDecision = lazyPart(
  async () => (await import(/* webpackChunkName: "quote-decision" */ './QuoteDecision')).QuoteDecision,
  { chunk: 'quote-decision', Missing },
);

/** A quote with the dialog that accepts or declines it. */
export const QuoteScreen = () => (
  <QuotePage
    dialog={(quote, decision) => (
      <Suspense fallback={null}>
        <QuoteDecision quote={quote} decision={decision} />
      </Suspense>
    )}
  />
);
