import type { CatalogItem } from '@/api/catalogueApi';

import { AskForPrice } from '../components/AskForPrice';
import { useShowsPrices } from '../components/useItemPresentation';
import { ChooseVariant } from '../variants/ChooseVariant';
import { AddToCartForm } from './AddToCartForm';

type ItemOrderProps = { item: CatalogItem; name: string; state?: unknown };

/** How to order an item: by a quantity, by choosing one of its variants, or by asking for its price. */
export const ItemOrder = ({ item, name, state }: ItemOrderProps) => {
  const showsPrices = useShowsPrices();
  if (item.isParent) return <ChooseVariant item={item} state={state} />;
  if (item.price !== null) return <AddToCartForm item={item} name={name} />;
  return showsPrices && <AskForPrice item={item} name={name} />;
};
