import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, NavigationType, useNavigationType } from 'react-router';

import {
  type CategoryHead,
  type Facets,
  useGetCatalogueStatusQuery,
  useReloadCataloguesMutation,
} from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useGetPriceListQuery } from '@/api/priceListApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useCurrencyText } from '@/shared/i18n/useCurrencyText';
import { isServer } from '@/shared/lib/isServer';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { dimmed } from '@/shared/ui/styles';

import { usePurchases } from '../bought/usePurchases';
import { type CatalogueAddress, hasTies, toCatalogQuery } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { PriceForClients } from '../components/PriceTag';
import { useCategoryName, useShowsPrices } from '../components/useItemPresentation';
import { useChosenFilters } from '../filters/useChosenFilters';
import { priceListMessages as messages } from './priceListMessages';
import { PriceTable } from './PriceTable';
import { usePriceListDownload } from './usePriceListDownload';

/** About fifty printed pages; longer lists are for a spreadsheet. */
const printedItems = 2000;

const drawings = {
  print: 'M7 8V3.5h10V8M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  csv: 'M12 4v11M7 11l5 5 5-5M5 20h14',
};

/** Arriving here changes only the query of the address, so nothing else moves the focus. */
const useFocusOnArrival = () => {
  const title = useRef<HTMLHeadingElement>(null);
  const isPushed = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (isPushed) title.current?.focus();
  }, [isPushed]);
  return title;
};

/** The oldest list counts; nothing is known before the first one has arrived. */
const useAge = () => {
  const { data: status } = useGetCatalogueStatusQuery();
  const catalogs = status?.catalogs ?? [];
  const dates = catalogs.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  return {
    asOf: dates.length > 0 ? Math.min(...dates) : null,
    isComplete: catalogs.every(({ state }) => state !== 'loading'),
  };
};

type PriceListProps = {
  address: CatalogueAddress;
  backHref: string;
  path: readonly CategoryHead[];
  facets: Facets | undefined;
};

/** All prices of the list, whatever its pages: to print, or to download as a file. */
export const PriceList = ({ address, backHref, path, facets }: PriceListProps) => {
  const { formatDate, formatMessage } = useIntl();
  const { siteName } = useConfig();
  const currencyText = useCurrencyText();
  const titleId = useId();
  const title = useFocusOnArrival();
  const showsPrices = useShowsPrices();
  const { currentData: purchases } = usePurchases(address.isBought || hasTies(address));
  const query = toCatalogQuery(address, printedItems, purchases?.keys);
  // Thousands of rows are not rendered on the server: printing them needs the browser anyway.
  const isRead = showsPrices && !isServer;
  const { currentData: list, error } = useGetPriceListQuery(
    isRead ? { query, from: 0, count: printedItems } : skipToken,
  );
  const [reload] = useReloadCataloguesMutation();
  // Rendering them takes a while, during which the page stays responsive.
  const items = useDeferredValue(list?.items);
  const { asOf, isComplete } = useAge();
  const { isSaving, download } = usePriceListDownload(query);
  const isWaiting = isSaving || !list || !isComplete;
  const getCategoryName = useCategoryName();
  const filters = useChosenFilters(address, facets);
  const subject = [path.map(getCategoryName).join(' / '), ...filters.map(({ name }) => name)].filter(Boolean);
  return (
    <>
      <Box
        component={Link}
        to={backHref}
        sx={{ display: 'inline-block', mb: 2, color: 'inherit', displayPrint: 'none' }}
      >
        {formatMessage(messages.back)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
        <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'none', displayPrint: 'block', fontWeight: 650 }}>{siteName}</Box>
          <Typography ref={title} id={titleId} variant="h1" tabIndex={-1}>
            {formatMessage(catalogueMessages.prices)}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {subject.length > 0 ? subject.join(' · ') : formatMessage(catalogueMessages.everything)}
          </Typography>
          {list && (
            <>
              <Typography role="status" sx={{ color: 'text.secondary' }}>
                {formatMessage(catalogueMessages.count, { count: list.total })}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {asOf !== null && (
                  <>
                    {formatMessage(messages.asOf, { date: formatDate(asOf, { dateStyle: 'long' }) })}
                    {' · '}
                  </>
                )}
                {currencyText ?? formatMessage(messages.beforeTaxes)}
              </Typography>
            </>
          )}
        </Box>
        {showsPrices && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
            <Button
              tone="outlined"
              aria-disabled={isWaiting}
              onClick={() => void (isWaiting || download())}
              sx={dimmed}
            >
              <Icon d={drawings.csv} size={20} />
              {formatMessage(isSaving ? messages.saving : messages.csv)}
            </Button>
            <Button tone="outlined" aria-disabled={!items} onClick={() => items && window.print()} sx={dimmed}>
              <Icon d={drawings.print} size={20} />
              {formatMessage(messages.print)}
            </Button>
          </Box>
        )}
      </Box>
      {!showsPrices && <PriceForClients />}
      {error && <RequestFailure title={messages.failed} error={error} onRetry={() => void reload()} />}
      {list && list.total > printedItems && (
        <Typography sx={{ mb: 2 }}>
          {formatMessage(messages.onlyFirst, { most: printedItems, total: list.total })}
        </Typography>
      )}
      {items && <PriceTable items={items} titleId={titleId} />}
      {showsPrices && !items && !error && (
        <div role="status" aria-label={formatMessage(catalogueMessages.loading)}>
          <Skeleton sx={{ height: '60vh' }} />
        </div>
      )}
    </>
  );
};
