import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';

import { useAppSelector } from '@/store/hooks';
import { useGetCataloguePageQuery, useGetCategoryTreeQuery, useReloadCataloguesMutation } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useStockFilter } from '@/api/stockApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { cutText } from '@/shared/lib/plainText';
import { getCategoryId, placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { useCanonicalAddress } from '@/shared/routing/useCanonicalAddress';
import { PageBody } from '@/shared/ui/PageBody';

import { useHasBoughtFilter, usePurchases } from './bought/usePurchases';
import {
  type CatalogueAddress,
  catalogueHref,
  hasCanonicalPage,
  hasTies,
  isByPrice,
  isNarrowed,
  readCatalogueAddress,
  toCatalogQuery,
  withChange,
} from './catalogueAddress';
import { catalogueMessages } from './catalogueMessages';
import { Breadcrumbs } from './components/Breadcrumbs';
import { placeMessages } from './components/itemMessages';
import { useCategoryName, useShowsPrices } from './components/useItemPresentation';
import { findCategoryPath } from './filters/CategoryTree';
import { FilterPanel } from './filters/FilterPanel';
import { CatalogueHeading } from './list/CatalogueHeading';
import { CatalogueNotices, ChosenFilters, PriceList, UnknownCategory } from './list/LazyParts';
import { Results, ResultsLoading } from './list/Results';
import { SearchHints } from './list/SearchHints';
import { Toolbar } from './list/Toolbar';
import { useKeptQuantities } from './list/useKeptQuantities';
import { selectPageSize } from './state/catalogueSlice';

/** The catalogue state from the URL, and links to changed states. */
const useCatalogueAddress = () => {
  const lang = useLanguage();
  const params = useParams();
  const { search } = useLocation();
  const showsPrices = useShowsPrices();
  const read = useMemo(() => readCatalogueAddress(params, search), [params, search]);
  const isBought = useHasBoughtFilter(read.isBought);
  const inStock = useStockFilter(read.inStock);
  return useMemo(() => {
    const parsed = { ...read, isBought, inStock };
    // Sorting or filtering by hidden prices would reveal them.
    const address: CatalogueAddress = showsPrices
      ? parsed
      : { ...parsed, price: null, sort: isByPrice(parsed.sort) ? 'relevance' : parsed.sort };
    const hrefWith = (change: Partial<CatalogueAddress>) => catalogueHref(lang, withChange(address, change));
    return { address, hrefWith, isExact: hasCanonicalPage(params) };
  }, [lang, params, read, isBought, inStock, showsPrices]);
};

// As high as a chosen filter, so that nothing moves when these arrive.
const firstRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 32 };

const columns = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '230px minmax(0, 1fr)' },
} as const;

/** Any part of the catalogue: all of it, a category or search results, as given by the URL. */
export const CataloguePage = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const { address, hrefWith, isExact } = useCatalogueAddress();
  useKeptQuantities();
  const pageSize = useAppSelector(selectPageSize);
  const purchases = usePurchases(address.isBought || hasTies(address));
  const bought = purchases.currentData?.keys;
  const result = useGetCataloguePageQuery(
    address.isBought && !bought ? skipToken : toCatalogQuery(address, pageSize, bought),
  );
  const { data, currentData } = result;
  const error = address.isBought && purchases.isError && !bought ? purchases.error : result.error;
  const { data: nodes, error: treeError } = useGetCategoryTreeQuery();
  const [reload, { isLoading: isReloading }] = useReloadCataloguesMutation();
  const retry = () => {
    if (purchases.isError) void purchases.refetch();
    void reload();
  };
  const categoryId = address.category && getCategoryId(address.category);
  const path = useMemo(() => findCategoryPath(nodes ?? [], categoryId), [nodes, categoryId]);
  const category = path.at(-1);
  // Nothing is found in it: otherwise it may be of a catalogue that is still loading.
  const isUnknown = address.category !== null && nodes !== undefined && !category && currentData?.total === 0;
  const getCategoryName = useCategoryName();
  const priceListTitle = address.isPriceList ? formatMessage(catalogueMessages.prices) : undefined;
  const searched = currentData?.reading?.corrected ?? address.text;
  const listTitle = searched
    ? formatMessage(catalogueMessages.results, { text: cutText(searched, 120) })
    : formatMessage(placeMessages.title);
  const unknownTitle = isUnknown ? formatMessage(catalogueMessages.noCategory) : undefined;
  const title = unknownTitle ?? priceListTitle ?? (category ? getCategoryName(category) : listTitle);
  const place = category ? toCategoryPlace(category) : null;
  usePageMetadata({
    title: cutText(title, 160),
    unlisted: address.text !== '' || address.isPriceList,
    isMissing: isUnknown,
    address: placeHref(lang, place, address.page),
    record: category && { categoryId: category.categoryId, page: address.page },
    trail: useMemo(() => path.slice(0, -1), [path]),
  });

  // While a catalogue is still loading, or could not be loaded, there are fewer pages.
  const { catalogs } = useConfig();
  const isWhole = currentData?.facets.catalogs.length === catalogs.length;
  const lastPage = isWhole ? currentData.page : address.page;
  useCanonicalAddress(isExact && lastPage >= address.page ? undefined : hrefWith({ page: isExact ? lastPage : 1 }));
  // The previous results stay while new ones load, but not if these fail: they would look like the new ones.
  const shown = currentData ?? (error ? undefined : data);
  if (address.isPriceList && !isUnknown) {
    return (
      <PageBody>
        <CatalogueNotices />
        <Suspense fallback={<ResultsLoading />}>
          <PriceList address={address} backHref={hrefWith({ isPriceList: false })} path={path} facets={shown?.facets} />
        </Suspense>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <Box sx={firstRow}>
        <Breadcrumbs path={path.slice(0, -1)} isCatalogue={!address.category} />
        {isNarrowed(address) && (
          <Suspense fallback={<Box sx={{ flexBasis: { xs: '100%', md: 0 }, minHeight: 32 }} />}>
            <ChosenFilters address={address} hrefWith={hrefWith} facets={shown?.facets} />
          </Suspense>
        )}
      </Box>
      {!isUnknown && (
        <CatalogueHeading
          title={title}
          found={shown}
          isCategory={address.category !== null}
          category={category}
          priceListHref={hrefWith({ isPriceList: true })}
        >
          <Toolbar address={address} hrefWith={hrefWith} />
        </CatalogueHeading>
      )}
      {!error && <CatalogueNotices />}
      <Box sx={columns}>
        <FilterPanel
          address={address}
          hrefWith={hrefWith}
          nodes={nodes}
          hasFailed={treeError !== undefined && !isReloading}
          path={path}
          facets={shown?.facets}
        />
        <div>
          {isUnknown && (
            <Suspense fallback={null}>
              <UnknownCategory />
            </Suspense>
          )}
          {!isUnknown && error && !isReloading && (
            <RequestFailure title={catalogueMessages.failed} error={error} onRetry={retry} />
          )}
          {!isUnknown && error && isReloading && <ResultsLoading />}
          {!isUnknown && currentData?.reading && (
            <SearchHints address={address} hrefWith={hrefWith} reading={currentData.reading} />
          )}
          {!isUnknown && !error && (
            <Results address={address} hrefWith={hrefWith} shown={shown} isOutdated={currentData === undefined} />
          )}
        </div>
      </Box>
    </PageBody>
  );
};
