import { FormattedMessage } from 'react-intl';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { ItemActions } from '@/shared/ui/ItemActions';

import { catalogueMessages as messages } from '../catalogueMessages';
import { CardFrame } from '../components/ItemCard';
import { PriceForClients, UnitPrice } from '../components/PriceTag';
import { useItemName, useShowsPrices } from '../components/useItemPresentation';
import { UnfoldVariants } from '../variants/ChooseVariant';

type FamilyCardProps = { item: CatalogItem; family: Family | undefined; isFirst: boolean; state: unknown };

/** An item that stands for its variants, which unfold below it. */
export const FamilyCard = ({ item, family, isFirst, state }: FamilyCardProps) => {
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
