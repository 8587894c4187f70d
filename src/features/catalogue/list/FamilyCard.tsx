import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';
import { ButtonLink } from '@/shared/ui/Button';

import { catalogueMessages as messages } from '../catalogueMessages';
import { CardFrame } from '../components/ItemCard';
import { PriceForClients } from '../components/PriceTag';
import { useItemHref, useItemName, useShowsPrices } from '../components/useItemPresentation';

type FamilyCardProps = { item: CatalogItem; family: Family; isFirst: boolean; state: unknown };

/** An item that stands for its variants, which are ordered on its page. */
export const FamilyCard = ({ item, family, isFirst, state }: FamilyCardProps) => {
  const { formatMessage } = useIntl();
  const formatPrice = usePrice();
  const showsPrices = useShowsPrices();
  const name = useItemName()(item);
  const href = useItemHref()(item);
  const { variants, from } = family;
  const price = (
    <>
      {from !== null && (
        <p className="unit-price">
          <FormattedMessage {...messages.fromPrice} values={{ price: formatPrice(from) }} />
        </p>
      )}
      <p className="variants">
        <FormattedMessage {...messages.variants} values={{ count: variants }} />
      </p>
    </>
  );
  const order = (
    <ButtonLink tone="outlined" to={href} state={state} aria-label={formatMessage(messages.chooseOf, { name })}>
      <FormattedMessage {...messages.choose} />
    </ButtonLink>
  );
  return (
    <CardFrame
      item={item}
      isFirst={isFirst}
      state={state}
      price={showsPrices ? price : <PriceForClients />}
      order={order}
    />
  );
};
