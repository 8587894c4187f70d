import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { selectClient, selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { describeRequestError } from '@/api/errors/describeRequestError';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { NoticeFrame } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';
import { PrintHead } from '@/shared/ui/PrintHead';

import { OrderLoading, UnknownRecord } from './detail/OrderGaps';
import { Fact, Facts } from './detail/OrderHead';
import { orderPageMessages } from './detail/orderPageMessages';
import { ordersListMessages } from './list/ordersListMessages';
import { OrderDate } from './OrderDate';
import { ordersMessages } from './ordersMessages';
import { QuoteActions, quoteTitleId } from './quotes/QuoteActions';
import { QuoteLines } from './quotes/QuoteLines';
import { quoteMessages as messages } from './quotes/quoteMessages';
import { QuoteState } from './quotes/QuoteState';
import { type QuoteArgs, type ShownQuote, useQuote } from './quotes/useQuote';
import { type QuoteDecision, useQuoteDecision } from './quotes/useQuoteDecision';

type RenderDialog = (quote: ShownQuote, decision: QuoteDecision) => ReactNode;

const leads: Record<string, MessageDescriptor> = {
  requested: messages.requestedLead,
  offered: messages.offeredLead,
  expired: messages.expiredLead,
  accepted: messages.acceptedLead,
  declined: messages.declinedLead,
};

const Lead = ({ quote: { state, validUntil } }: { quote: ShownQuote }) => {
  const { formatMessage, formatDate } = useIntl();
  const lead = Object.hasOwn(leads, state) ? leads[state] : undefined;
  if (!lead) return null;
  const date = validUntil === null ? '' : formatDate(validUntil, { dateStyle: 'long', timeZone: 'UTC' });
  return <Typography sx={{ color: 'text.secondary', maxWidth: '65ch' }}>{formatMessage(lead, { date })}</Typography>;
};

const Head = ({ quote }: { quote: ShownQuote }) => {
  const lang = useLanguage();
  const getCatalogName = useCatalogName();
  const { catalogId, date, state, validUntil, comment, answer, orderId, orderNumber } = quote;
  return (
    <Facts>
      <Fact label={<FormattedMessage {...ordersMessages.date} />} kind="date">
        <OrderDate date={date} dateStyle="long" timeStyle="short" />
      </Fact>
      <Fact label={<FormattedMessage {...ordersMessages.state} />}>
        <QuoteState state={state} />
      </Fact>
      <Fact label={<FormattedMessage {...ordersListMessages.catalog} />}>{getCatalogName(catalogId)}</Fact>
      {validUntil !== null && (
        <Fact label={<FormattedMessage {...messages.validUntil} />} kind="date">
          <OrderDate date={validUntil} dateStyle="long" />
        </Fact>
      )}
      {orderId !== null && (
        <Fact label={<FormattedMessage {...messages.order} />}>
          <Link to={paths.order.href({ lang, catalogId, orderId })} style={{ color: 'inherit' }}>
            {orderNumber ?? orderId}
          </Link>
        </Fact>
      )}
      {comment && (
        <Fact label={<FormattedMessage {...orderPageMessages.comment} />} kind="comment">
          {comment}
        </Fact>
      )}
      {answer && (
        <Fact label={<FormattedMessage {...messages.answer} />} kind="comment">
          {answer}
        </Fact>
      )}
    </Facts>
  );
};

type KnownQuoteProps = { args: QuoteArgs; quote: ShownQuote; title: string; dialog: RenderDialog };

const KnownQuote = ({ args, quote, title, dialog }: KnownQuoteProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const client = useAppSelector(selectClient);
  const decision = useQuoteDecision(args, quote);
  const { open, failure } = decision;
  // The dialog shows its own while it is open.
  const described = failure && !open && describeRequestError(failure.error);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <div>
        <Box
          component={Link}
          to={paths.quotes.href({ lang })}
          sx={{ display: 'inline-block', mb: 1, color: 'inherit', displayPrint: 'none' }}
        >
          {formatMessage(messages.back)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h1" id={quoteTitleId} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <QuoteActions quote={quote} decision={decision} />
        </Box>
      </div>
      {described && (
        <NoticeFrame tone="failure" role="alert">
          <strong>{formatMessage(messages[failure.of === 'accept' ? 'notAccepted' : 'notDeclined'])}</strong>
          <div>{formatMessage(described.descriptor, described.values)}</div>
        </NoticeFrame>
      )}
      <Lead quote={quote} />
      <PrintHead client={client} />
      <Head quote={quote} />
      <QuoteLines quote={quote} />
      {open && dialog(quote, decision)}
    </Box>
  );
};

const Quote = ({ clientId, dialog }: { clientId: number; dialog: RenderDialog }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const { args, quote, isUnknown, failure, retry } = useQuote(clientId);
  const title = quote && formatMessage(messages.title, { number: quote.quoteNumber ?? String(quote.quoteId) });
  usePageMetadata({ title: isUnknown ? formatMessage(messages.unknown) : title, unlisted: true });
  if (isUnknown) return <UnknownRecord messages={messages} list={paths.quotes.href({ lang })} />;
  if (failure) return <RequestFailure title={messages.oneFailed} error={failure} onRetry={retry} />;
  if (!quote || !args) return <OrderLoading heights={[40, 120, 420]} />;
  return <KnownQuote args={args} quote={quote} title={title ?? ''} dialog={dialog} />;
};

/** One quote, to read, print, export, accept or decline. */
export const QuotePage = ({ dialog }: { dialog: RenderDialog }) => {
  const clientId = useAppSelector(selectClientId);
  // Signed out: the route guard is about to redirect.
  if (clientId === undefined) return null;
  return (
    <PageBody>
      <Quote key={clientId} clientId={clientId} dialog={dialog} />
    </PageBody>
  );
};
