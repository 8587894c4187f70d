import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { ButtonLink } from '@/shared/ui/Button';
import { uiMessages } from '@/shared/ui/uiMessages';

import { AskForPrice } from '../components/AskForPrice';
import { orderMessages } from '../components/itemMessages';
import { useItemHref, useShowsPrices } from '../components/useItemPresentation';
import { AddToCartForm } from './AddToCartForm';

type ItemOrderProps = { item: CatalogItem; name: string; state?: unknown };

/** Leads to the page of an item with variants, which are ordered there. */
export const ChooseVariant = ({ item, name, state }: ItemOrderProps) => (
  <ButtonLink
    tone="outlined"
    to={useItemHref()(item)}
    state={state}
    aria-label={useIntl().formatMessage(uiMessages.chooseVariantOf, { name })}
  >
    <FormattedMessage {...orderMessages.choose} />
  </ButtonLink>
);

/** How to order an item: by a quantity, by choosing one of its variants, or by asking for its price. */
export const ItemOrder = ({ item, name, state }: ItemOrderProps) => {
  const showsPrices = useShowsPrices();
  if (item.isParent) return <ChooseVariant item={item} name={name} state={state} />;
  if (item.price !== null) return <AddToCartForm item={item} name={name} />;
  return showsPrices && <AskForPrice item={item} name={name} />;
};
