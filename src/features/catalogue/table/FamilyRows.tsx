import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { StockOf } from '@/api/StockOf';
import { getVariantLabels } from '@/shared/lib/variantLabels';
import { isOrderable } from '@/shared/money/prices';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { listStockKeys } from '@/shared/stock/availability';
import { moveAmongCells } from '@/shared/ui/cellKeys';

import { catalogueMessages } from '../catalogueMessages';
import { UnitPrice } from '../components/PriceTag';
import { AllVariants } from '../variants/AllVariants';
import { UnfoldVariants } from '../variants/ChooseVariant';
import { useFamily } from '../variants/useFamily';
import { useUnfolding } from '../variants/useUnfolding';
import { useVariantForm } from '../variants/useVariantForm';
import { useVariantOrder } from '../variants/useVariantOrder';
import { VariantMatrix } from '../variants/VariantMatrix';
import { variantMessages } from '../variants/variantMessages';
import { AddVariants, VariantQuantity } from '../variants/VariantQuantity';
import { VariantsLoading } from '../variants/VariantsLoading';
import { VariantsFrame } from '../variants/VariantTable';
import { ItemRow } from './ItemRow';

type FamilyRowsProps = { item: CatalogItem; family: Family | undefined; state: unknown; showsPrices: boolean };

const UnfoldedRows = ({ item, family, state, showsPrices }: FamilyRowsProps) => {
  const found = useFamily(item, family);
  const { familyKey, parent, shown, isLoading, error, retry } = found;
  const { panelId, closeOnEscape } = useUnfolding(item.key);
  const ordering = useVariantOrder(familyKey, shown);
  const { matrix, ref } = useVariantForm(shown, ordering, item.key);
  const labels = parent && getVariantLabels(shownName(parent), shown.map(shownName));
  const last = shown.findLast(isOrderable);
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ordering.add();
  };
  const rows = shown.map((variant, at) => (
    <ItemRow
      key={variant.key}
      {...(at === 0 && { id: panelId, ref })}
      className="variant"
      item={variant}
      state={state}
      showsPrices={showsPrices}
      label={labels?.[at]}
      order={
        <VariantQuantity item={variant} ordering={ordering} onKeyDown={variant === last ? addOnEnter : undefined} />
      }
      onKeyDown={closeOnEscape}
    />
  ));
  const columnCount = showsPrices ? 5 : 3;
  return (
    <StockOf keys={listStockKeys(shown)}>
      {matrix ? (
        <tr id={panelId} onKeyDown={closeOnEscape}>
          <td className="whole" colSpan={columnCount}>
            <VariantsFrame
              ref={ref}
              onKeyDown={(event) => event.key === 'Enter' && moveAmongCells(event, ordering.add)}
            >
              <VariantMatrix matrix={matrix} items={shown} ordering={ordering} />
            </VariantsFrame>
          </td>
        </tr>
      ) : (
        rows
      )}
      <tr onKeyDown={closeOnEscape}>
        <td className="whole" colSpan={columnCount}>
          {isLoading && <VariantsLoading count={family?.keys.length ?? 1} />}
          {error && <RequestFailure title={variantMessages.variantsFailed} error={error} onRetry={retry} />}
          <AllVariants {...found} />
          {shown.length > 0 && <AddVariants ordering={ordering} />}
        </td>
      </tr>
    </StockOf>
  );
};

/** A row for all variants of an item, which unfold below it. */
export const FamilyRows = (props: FamilyRowsProps) => {
  const { item, family, state, showsPrices } = props;
  const { isOpen } = useUnfolding(item.key);
  return (
    <>
      <ItemRow
        item={item}
        state={state}
        showsPrices={showsPrices}
        variants={family?.keys}
        note={
          family && (
            <span className="note">
              <FormattedMessage {...catalogueMessages.variants} values={{ count: family.keys.length }} />
            </span>
          )
        }
        price={family && <UnitPrice item={{ isParent: true, price: family.from, publicPrice: family.publicFrom }} />}
        order={<UnfoldVariants item={item} state={state} />}
      />
      {isOpen && <UnfoldedRows {...props} />}
    </>
  );
};
