import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { Button } from '@/shared/ui/Button';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';

import type { QuoteDialog as Dialog } from './QuoteDialog';
import { quoteMessages as messages } from './quoteMessages';
import { type QuotedLine, useQuoteScreen } from './useQuoteRequest';

type DialogProps = Parameters<typeof Dialog>[0];

const DialogMissing = ({ reportId, retry, part: { place } }: MissingProps<DialogProps>) => {
  const [, , update] = useQuoteScreen(place);
  const close = () => update((screen) => ({ ...screen, isOpen: false }));
  return <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: close }} />;
};

const QuoteDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "quote-request" */ './QuoteDialog')).QuoteDialog,
  { chunk: 'quote-request', Missing: DialogMissing },
);

type AskForQuoteProps = {
  /** Keeps what is typed for each of them. */
  place: string;
  lines: readonly QuotedLine[];
  tone?: 'outlined' | 'quiet';
};

export const AskForQuote = ({ place, lines, tone = 'outlined' }: AskForQuoteProps) => {
  const [{ isOpen }, , update] = useQuoteScreen(place);
  return (
    <>
      <Button type="button" tone={tone} onClick={() => update((screen) => ({ ...screen, isOpen: true }))}>
        <FormattedMessage {...messages.ask} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <QuoteDialog place={place} lines={lines} />
        </Suspense>
      )}
    </>
  );
};
