import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { useScreenState } from '@/store/useScreenState';
import { type CatalogItem, useGetCatalogueItemsQuery } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useGetFeaturesByItemQuery } from '@/api/featuresByItemApi';
import { useCatalogFailure } from '@/api/useCatalogFailure';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { Skeleton } from '@/shared/ui/Skeleton';
import { screenOnly } from '@/shared/ui/styles';

import { placeMessages } from '../components/itemMessages';
import { useShowsPrices } from '../components/useItemPresentation';
import { compareHref, readCompareAddress } from './compareAddress';
import { comparePageMessages as messages } from './comparePageMessages';
import { toCompareRows } from './compareRows';
import { CompareTable } from './CompareTable';
import { useComparedKeys, useComparison } from './useComparison';

const Nothing = () => (
  <EmptyState
    picture={<NothingFoundPicture />}
    title={<FormattedMessage {...messages.empty} />}
    action={
      <ButtonLink tone="outlined" to={paths.catalogue.href({ lang: useLanguage() })}>
        <FormattedMessage {...placeMessages.wholeCatalogue} />
      </ButtonLink>
    }
  >
    <FormattedMessage {...messages.hint} />
  </EmptyState>
);

const Comparison = ({ items }: { items: readonly CatalogItem[] }) => {
  const lang = useLanguage();
  const showsPrices = useShowsPrices();
  const compared = useComparedKeys();
  const { toggle } = useComparison();
  const [onlyDifferent, setOnlyDifferent] = useScreenState<boolean>('compare/onlyDifferent', false);
  const ids = items.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId }));
  const { currentData: features, isFetching } = useGetFeaturesByItemQuery(ids);
  const rows = useMemo(() => toCompareRows(items.map(({ key }) => features?.[key] ?? [])), [items, features]);
  const getRemoveHref = (key: string) =>
    compareHref(
      lang,
      items.flatMap((item) => (item.key === key ? [] : item.key)),
    );
  return (
    <>
      <Box
        component="label"
        className={screenOnly}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}
      >
        <input type="checkbox" checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)} />
        <FormattedMessage {...messages.onlyDifferent} />
      </Box>
      <CompareTable
        items={items}
        rows={rows}
        onlyDifferent={onlyDifferent}
        getRemoveHref={getRemoveHref}
        onRemove={(key) => compared.includes(key) && toggle(key)}
      />
      {!features && isFetching && <Skeleton sx={{ height: 240 }} />}
      {showsPrices && <QuantityKeys />}
    </>
  );
};

/** Up to four items beside each other, as the address names them. */
export const ComparePage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { keys, isCut } = useMemo(() => readCompareAddress(search), [search]);
  const { currentData, error, refetch } = useGetCatalogueItemsQuery(keys.length > 0 ? keys : skipToken);
  const items = useMemo(() => currentData && keys.flatMap((key) => currentData[key] ?? []), [currentData, keys]);
  const isLacking = currentData !== undefined && keys.some((key) => currentData[key] === undefined);
  const { failure, reload } = useCatalogFailure(isLacking);
  usePageMetadata({ title: formatMessage(messages.title) });
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {formatMessage(messages.title)}
      </Typography>
      {isCut && <Typography sx={{ mb: 1 }}>{formatMessage(messages.cut)}</Typography>}
      {items && items.length > 0 && keys.some((key) => currentData?.[key] === null) && (
        <Typography sx={{ mb: 1 }}>{formatMessage(messages.gone)}</Typography>
      )}
      {error && <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />}
      {failure && <RequestFailure title={messages.failed} error={failure} onRetry={reload} />}
      {keys.length > 0 && !error && !failure && (!items || (isLacking && items.length === 0)) && (
        <Skeleton sx={{ height: 560 }} />
      )}
      {(keys.length === 0 || (items?.length === 0 && !isLacking)) && <Nothing />}
      {items && items.length > 0 && <Comparison items={items} />}
    </PageBody>
  );
};
