import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { quantityFaultNotice } from '@/features/notifications/state/quantityFaultNotice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useGetItemVariantsQuery } from '@/api/catalogueApi';
import type { CatalogItem } from '@/api/codesApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { usePrice } from '@/shared/i18n/money';
import { useLanguage, useShownLanguage } from '@/shared/i18n/useLanguage';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { readQuantity } from '@/shared/lib/readQuantity';
import { toAmount } from '@/shared/money/cents';
import { unitPrice } from '@/shared/money/prices';
import { itemHref, shownName } from '@/shared/routing/catalogueAddresses';
import { Stock } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';
import { QuantityInput } from '@/shared/ui/fields';
import { Icon } from '@/shared/ui/Icon';
import { ItemActions } from '@/shared/ui/ItemActions';
import { ItemImage } from '@/shared/ui/ItemImage';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { PackWords } from '@/shared/ui/PackWords';
import { PublicPrice } from '@/shared/ui/PublicPrice';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';
import { Skeleton } from '@/shared/ui/Skeleton';
import { VariantMenu } from '@/shared/ui/VariantMenu';

import { favouritesMessages as messages } from '../favouritesMessages';
import { type FavouriteItem, type FavouriteLine, type FavouriteList, getLineCents } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { LineNote } from './LineNote';
import { MoveLine } from './MoveLine';

const { lineRemoved, lineReplaced, quantitySet } = favouritesSlice.actions;

const toFieldId = (listId: string, { catalogId, stockItemId }: FavouriteItem) =>
  `favourite-${listId}-${catalogId}-${stockItemId}`;

type QuantityProps = { line: FavouriteLine; item: CatalogItem | null | undefined; name: string; listId: string };

const Quantity = ({ line, item, name, listId }: QuantityProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const place = `favourites/quantity/${listId}/${line.catalogId}/${line.stockItemId}`;
  const [typed, setTyped, updateTyped] = useScreenState<string | null>(place, null);
  const rule = getQuantityRule(item ?? {});
  const text = typed ?? formatNumber(line.quantity, { useGrouping: false });
  // What was saved may not be sold in that quantity any more.
  const { quantity, fault } = readQuantity(text, language, rule);
  const faultId = useId();
  // As it is now: the focus may be taken before what was just typed is rendered.
  const leave = () =>
    updateTyped((left) => {
      if (left === null) return null;
      const reading = readQuantity(left, language, rule);
      if (reading.fault) dispatch(quantityFaultNotice(reading.fault));
      else dispatch(quantitySet({ listId, item: line, quantity: reading.quantity }));
      // Spec §5: an empty field reverts to its previous quantity. Any other invalid text stays, to be corrected.
      return reading.fault && left.trim() !== '' ? left : null;
    });
  const set = (chosen: number) => {
    setTyped(null);
    dispatch(quantitySet({ listId, item: line, quantity: chosen }));
  };
  // Leaving the field commits it; Enter leaves it only with a quantity.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !fault || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  return (
    <>
      <QuantityInput
        id={toFieldId(listId, line)}
        enterKeyHint="next"
        aria-label={formatMessage(messages.quantityOf, { name })}
        faultId={fault ? faultId : undefined}
        value={text}
        rule={rule}
        onWrite={setTyped}
        onStep={set}
        onBlur={leave}
        onKeyDown={press}
      />
      {item && <PackWords item={item} quantity={quantity} />}
      <QuantityFaultText id={faultId} fault={typed === '' ? null : fault} onChoose={set} />
    </>
  );
};

const ItemName = ({ item, name }: { item: CatalogItem; name: string }) => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  return (
    <Link to={itemHref(lang, item, first)}>
      <MeasuredText text={name} />
    </Link>
  );
};

const Variants = ({ item, name, listId }: { item: CatalogItem; name: string; listId: string }) => {
  const dispatch = useAppDispatch();
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  const replace = (by: CatalogItem) => {
    dispatch(lineReplaced({ listId, item, by }));
    requestAnimationFrame(() => document.getElementById(toFieldId(listId, by))?.focus());
  };
  return (
    <div className="gone">
      <div>
        <FormattedMessage {...messages.hasVariants} />
      </div>
      <VariantMenu name={name} variants={currentData?.variants} onChoose={replace} />
    </div>
  );
};

type ListRowProps = {
  line: FavouriteLine;
  /** Null if no longer sold, undefined while loading. */
  item: CatalogItem | null | undefined;
  list: FavouriteList;
  others: readonly FavouriteList[];
  /** Moves the line to another position. */
  onShift: (to: number) => void;
  onDrag: (event: PointerEvent) => void;
};

export const toLineName = (line: FavouriteItem, item: CatalogItem | null | undefined): string => {
  const name = item ? shownName(item) : '';
  return name === '' ? `${line.catalogId}:${line.stockItemId}` : name;
};

const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';

export const ListRow = ({ line, item, list, others, onShift, onDrag }: ListRowProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const money = usePrice();
  const unit = item ? unitPrice(item, line.quantity) : null;
  const cents = getLineCents(line, item);
  const name = toLineName(line, item);
  return (
    <tr>
      <td className="picture">
        {list.lines.length > 1 && (
          <span className="grip" aria-hidden onPointerDown={onDrag}>
            <Icon d={grip} size={20} />
          </span>
        )}
        {item === undefined ? (
          <Skeleton sx={{ width: 56, height: 56 }} />
        ) : (
          <ItemImage name={item?.imageUrl ?? null} size={56} />
        )}
      </td>
      <td className="item">
        {item === undefined && <Skeleton sx={{ height: 20, maxWidth: 260 }} />}
        {item && <ItemName item={item} name={name} />}
        {item === null && <span className="gone">{formatMessage(messages.gone)}</span>}
        {item !== undefined && <div className="code">{item?.code ?? name}</div>}
        {item && (
          <div className="stock">
            <Stock keys={[item.key]} />
          </div>
        )}
        {item && <ItemActions catalogId={item.catalogId} stockItemId={item.stockItemId} name={name} place="row" />}
        <LineNote line={line} name={name} listId={list.id} />
        {item?.isParent && <Variants item={item} name={name} listId={list.id} />}
      </td>
      <td className={unit === null ? 'unit gone' : 'unit'}>
        {unit !== null && money(unit)}
        {item && unit === item.price && <PublicPrice price={item.publicPrice} />}
        {item && !item.isParent && unit === null && formatMessage(messages.notForSale)}
      </td>
      <td className="quantity">
        <Quantity line={line} item={item} name={name} listId={list.id} />
      </td>
      <td className="total">{cents !== null && money(toAmount(cents))}</td>
      {(others.length > 0 || list.lines.length > 1) && (
        <td className="move">
          <MoveLine line={line} list={list} others={others} name={name} onShift={onShift} />
        </td>
      )}
      <td className="remove">
        <Button
          type="button"
          tone="icon"
          aria-label={formatMessage(messages.removeLabel, { name })}
          data-hint
          onClick={() => dispatch(lineRemoved({ listId: list.id, item: line }))}
        >
          <Icon d="M7 7l10 10M17 7 7 17" size={18} />
        </Button>
      </td>
    </tr>
  );
};
