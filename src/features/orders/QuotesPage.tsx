import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { RequestFailure } from '@/api/errors/RequestFailure';
import { useAllQuotes } from '@/api/quotesApi';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { Notice } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';

import { useShiftedOrders } from './OrderDate';
import { quoteMessages as messages } from './quotes/quoteMessages';
import { QuotesTable } from './quotes/QuotesTable';

const Quotes = () => {
  const { formatMessage, formatList } = useIntl();
  const lang = useLanguage();
  const getCatalogName = useCatalogName();
  const { currentData, error, refetch } = useAllQuotes();
  const found = currentData?.quotes;
  const quotes = useShiftedOrders(
    useMemo(() => (found ?? []).map((each) => ({ ...each, date: each.date ?? '' })), [found]),
  );
  const retry = () => void refetch();
  if (!currentData && error) return <RequestFailure title={messages.failed} error={error} onRetry={retry} />;
  if (!currentData)
    return (
      <Box role="status" aria-label={formatMessage(messages.loading)}>
        <Skeleton sx={{ height: 320 }} />
      </Box>
    );
  const { isOffered, failed } = currentData;
  const catalogs = formatList(failed.map(({ catalogId }) => getCatalogName(catalogId)));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {failed.length > 0 && (
        <Notice kind="failure" title={formatMessage(messages.failed)} onRetry={retry}>
          {formatMessage(messages.partly, { catalogs })}
        </Notice>
      )}
      {quotes.length > 0 && <QuotesTable quotes={quotes} />}
      {quotes.length === 0 && failed.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={formatMessage(messages[isOffered ? 'empty' : 'notOffered'])}
          action={<ButtonLink to={paths.cart.href({ lang })}>{formatMessage(messages.toCart)}</ButtonLink>}
        >
          {formatMessage(messages.emptyHint)}
        </EmptyState>
      )}
    </Box>
  );
};

/** Every quote of the client in both catalogues, newest first. */
export const QuotesPage = () => (
  <PageBody>
    <Typography variant="h1" sx={{ mb: 3 }}>
      <FormattedMessage {...pageTitles.quotes} />
    </Typography>
    <Quotes />
  </PageBody>
);
