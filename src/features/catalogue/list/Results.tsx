import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem, CatalogPage, Family } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { ItemActions } from '@/shared/ui/ItemActions';
import { Pagination } from '@/shared/ui/Pagination';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages, catalogueMessages as messages } from '../catalogueMessages';
import { CardFrame } from '../components/ItemCard';
import { PriceForClients, UnitPrice } from '../components/PriceTag';
import { useItemName, useShowsPrices } from '../components/useItemPresentation';
import { resultsId } from '../filters/FilterPanel';
import { AllVariants } from '../variants/AllVariants';
import { UnfoldVariants } from '../variants/ChooseVariant';
import { LazyVariantList } from '../variants/ItemVariants';
import { useFamily } from '../variants/useFamily';
import { useUnfolding } from '../variants/useUnfolding';
import { variantMessages } from '../variants/variantMessages';
import { VariantsLoading } from '../variants/VariantsLoading';
import { ItemGrid, ItemGridLoading } from './ItemGrid';
import { ItemTable, NothingFound } from './LazyParts';

type FamilyPanelProps = { item: CatalogItem; family: Family | undefined };

const UnfoldedFamily = ({ item, family }: FamilyPanelProps) => {
  const name = useItemName()(item);
  const found = useFamily(item, family);
  const { panelId, closeOnEscape } = useUnfolding(item.key);
  const { familyKey, parent, shown, isLoading, error, retry } = found;
  const loading = <VariantsLoading count={family?.keys.length ?? shown.length} />;
  return (
    <Box
      component="li"
      className="unfolded"
      id={panelId}
      onKeyDown={closeOnEscape}
      sx={{ p: { xs: 1.5, sm: 2 }, border: 1, borderColor: 'primary.main', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography variant="h3" component="p" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <AllVariants {...found} />
      </Box>
      {isLoading && loading}
      {error && <RequestFailure title={variantMessages.variantsFailed} error={error} onRetry={retry} />}
      {shown.length > 0 && (
        <Suspense fallback={loading}>
          <LazyVariantList familyKey={familyKey} parent={parent} items={shown} chooserKey={item.key} />
        </Suspense>
      )}
    </Box>
  );
};

/** Below the line of cards that has the item: its variants, while they are unfolded. */
const FamilyPanel = (props: FamilyPanelProps) =>
  useUnfolding(props.item.key).isOpen ? <UnfoldedFamily {...props} /> : null;

type FamilyCardProps = { item: CatalogItem; family: Family | undefined; isFirst: boolean; state: unknown };

/** An item that stands for its variants, which unfold below it. */
const FamilyCard = ({ item, family, isFirst, state }: FamilyCardProps) => {
  const name = useItemName()(item);
  const showsPrices = useShowsPrices();
  const { from, publicFrom: publicPrice } = family ?? { from: item.price, publicFrom: item.publicPrice };
  const price = (
    <>
      {from !== null && (
        <p className="unit-price">
          <UnitPrice item={{ isParent: true, price: from, publicPrice }} />
        </p>
      )}
      {family && (
        <p className="variants">
          <FormattedMessage {...messages.variants} values={{ count: family.keys.length }} />
        </p>
      )}
    </>
  );
  return (
    <CardFrame
      item={item}
      isFirst={isFirst}
      state={state}
      actions={<ItemActions catalogId={item.catalogId} stockItemId={item.stockItemId} name={name} place="family" />}
      variants={family?.keys}
      price={showsPrices ? price : <PriceForClients />}
      order={<UnfoldVariants item={item} state={state} />}
    />
  );
};

type ResultsProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  shown: CatalogPage | undefined;
  /** The results shown belong to the previous URL. */
  isOutdated: boolean;
};

const skeletonCount = 12;

export const ResultsLoading = () => {
  const { formatMessage } = useIntl();
  return (
    <div role="status" aria-label={formatMessage(catalogueMessages.loading)}>
      <ItemGridLoading count={skeletonCount} />
    </div>
  );
};

/** Several variants of an item as one card. */
const GroupedItems = ({ shown, state }: { shown: CatalogPage; state: unknown }) => {
  const { items, families } = shown;
  const renderCard = useCallback(
    (item: CatalogItem, isFirst: boolean) => {
      const family = families[item.key];
      if (!family && !item.isParent) return undefined;
      return <FamilyCard item={item} family={family} isFirst={isFirst} state={state} />;
    },
    [families, state],
  );
  const renderBelow = useCallback(
    (item: CatalogItem) => {
      const family = families[item.key];
      return family || item.isParent ? <FamilyPanel item={item} family={family} /> : null;
    },
    [families],
  );
  return <ItemGrid items={items} families={families} state={state} renderCard={renderCard} renderBelow={renderBelow} />;
};

export const Results = ({ address, hrefWith, shown, isOutdated }: ResultsProps) => {
  const found = useMemo(() => ({ shown, list: { list: address }, isTable: address.isTable }), [shown, address]);
  // Rendering many cards is slow: deferring keeps the current ones and the page responsive.
  const deferred = useDeferredValue(found);
  if (!shown || !deferred.shown) return <ResultsLoading />;
  if (shown.total === 0)
    return (
      <Suspense fallback={<ResultsLoading />}>
        <NothingFound address={address} hrefWith={hrefWith} />
      </Suspense>
    );
  return (
    <Box
      id={resultsId}
      tabIndex={-1}
      aria-busy={isOutdated}
      sx={{ opacity: isOutdated ? 0.6 : 1, transition: 'opacity 120ms 80ms' }}
    >
      {deferred.isTable ? (
        <Suspense fallback={<ResultsLoading />}>
          <ItemTable
            items={deferred.shown.items}
            families={deferred.shown.families}
            state={deferred.list}
            sort={address.sort}
            getSortHref={(sort) => hrefWith({ sort })}
          />
        </Suspense>
      ) : (
        <GroupedItems shown={deferred.shown} state={deferred.list} />
      )}
      <Pagination page={shown.page} pages={shown.pages} getHref={(page) => hrefWith({ page })} />
    </Box>
  );
};
