import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { isOrderable, priceBreak } from '@/shared/money/prices';
import { Stock } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';
import { QuantityInput } from '@/shared/ui/fields';
import { Icon } from '@/shared/ui/Icon';
import { ItemActions } from '@/shared/ui/ItemActions';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { PackWords } from '@/shared/ui/PackWords';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';

import { InCart } from '../addToCart/InCart';
import { ItemOrder } from '../addToCart/ItemOrder';
import { useOrdering } from '../addToCart/useOrdering';
import { Bought } from '../bought/Bought';
import { ItemMarks } from '../components/ItemMarks';
import { itemMessages, orderMessages } from '../components/itemMessages';
import { PriceForClients, UnitPrice } from '../components/PriceTag';
import { useItemHref, useItemName } from '../components/useItemPresentation';

const intoCart = 'M3 4h2.2l2 11h10.3l1-4M9 19.5h.01M16.5 19.5h.01M13 4v6M10 7h6';

export const RowOrder = ({ item, name }: { item: CatalogItem; name: string }) => {
  const { formatMessage } = useIntl();
  const { rule, text, quantity, fault, isReadable, isAdding, setText, add } = useOrdering(item);
  const faultId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!isReadable) event.preventDefault();
    void add();
  };
  return (
    <>
      <div className="ordering">
        <div className="quantity">
          <QuantityInput
            enterKeyHint="done"
            value={text}
            rule={rule}
            aria-label={formatMessage(orderMessages.quantityOf, { name })}
            faultId={fault ? faultId : undefined}
            onWrite={setText}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          tone="outlined"
          aria-label={formatMessage(orderMessages.addItem, { name })}
          aria-disabled={isAdding}
          onClick={() => void add()}
        >
          <Icon d={intoCart} size={20} />
        </Button>
        <InCart item={item} />
      </div>
      <PackWords item={item} quantity={quantity} />
      <QuantityFaultText id={faultId} fault={fault} onChoose={(chosen) => setText(String(chosen))} />
    </>
  );
};

const maxOneLineLength = 30;

type ItemRowProps = {
  item: CatalogItem;
  state: unknown;
  showsPrices: boolean;
  /** Instead of the item's own name, price and controls. */
  label?: string | undefined;
  note?: ReactNode;
  /** The keys of the variants that it stands for. */
  variants?: readonly string[] | undefined;
  price?: ReactNode;
  order?: ReactNode;
  className?: string;
  id?: string | undefined;
  ref?: Ref<HTMLTableRowElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
};

export const ItemRow = ({ item, state, showsPrices, label, note, variants, price, order, ...row }: ItemRowProps) => {
  const { formatMessage } = useIntl();
  const name = useItemName()(item);
  const href = useItemHref()(item);
  const formatPrice = usePrice();
  const best = priceBreak(item);
  const breakText =
    best === null
      ? ''
      : formatMessage(itemMessages.priceBreak, { quantity: best.quantity, price: formatPrice(best.price) });
  const isLong = breakText.length > maxOneLineLength;
  const breakClasses = ['number', 'price-break', ...(isLong ? ['long'] : []), ...(best?.saving ? ['saves'] : [])];
  const renderOrder = () => {
    if (isOrderable(item)) return <RowOrder item={item} name={name} />;
    return showsPrices || item.isParent ? <ItemOrder item={item} name={name} state={state} /> : <PriceForClients />;
  };
  return (
    <tr {...row}>
      <td className="code">
        <ItemActions
          catalogId={item.catalogId}
          stockItemId={item.stockItemId}
          name={name}
          place="row"
          quantity={getQuantityRule(item).least}
        />
        <span>{item.code}</span>
        <div className="stock">
          <Stock keys={variants ?? [item.key]} />
        </div>
      </td>
      <td className="name">
        <Link to={href} state={state}>
          <MeasuredText text={label ?? name} />
        </Link>
        <span>
          <ItemMarks item={item} />
          {note}
        </span>
        <div className="bought">
          <Bought item={item} variants={variants} />
        </div>
      </td>
      {showsPrices && (
        <>
          <td className="number unit-price">{price ?? <UnitPrice item={item} />}</td>
          <td className={breakClasses.join(' ')}>{breakText}</td>
        </>
      )}
      <td className="order">{order ?? renderOrder()}</td>
    </tr>
  );
};
