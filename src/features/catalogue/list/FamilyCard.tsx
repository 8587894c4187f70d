import { FormattedMessage } from 'react-intl';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';

import { catalogueMessages as messages } from '../catalogueMessages';
import { CardFrame } from '../components/ItemCard';
import { itemMessages } from '../components/itemMessages';
import { PriceForClients } from '../components/PriceTag';
import { useItemName, useShowsPrices } from '../components/useItemPresentation';
import { ChooseVariant } from '../ordering/ItemOrder';

type FamilyCardProps = { item: CatalogItem; family: Family; isFirst: boolean; state: unknown };

/** An item that stands for its variants, which are ordered on its page. */
export const FamilyCard = ({ item, family, isFirst, state }: FamilyCardProps) => {
  const formatPrice = usePrice();
  const showsPrices = useShowsPrices();
  const name = useItemName()(item);
  const { variants, from } = family;
  const price = (
    <>
      {from !== null && (
        <p className="unit-price">
          <FormattedMessage {...itemMessages.fromPrice} values={{ price: formatPrice(from) }} />
        </p>
      )}
      <p className="variants">
        <FormattedMessage {...messages.variants} values={{ count: variants }} />
      </p>
    </>
  );
  return (
    <CardFrame
      item={item}
      isFirst={isFirst}
      state={state}
      price={showsPrices ? price : <PriceForClients />}
      order={<ChooseVariant item={item} name={name} state={state} />}
    />
  );
};
