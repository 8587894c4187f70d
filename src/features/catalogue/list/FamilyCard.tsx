import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { usePrice } from '@/shared/i18n/money';
import { ButtonLink } from '@/shared/ui/Button';

import { catalogueMessages as messages } from '../catalogueMessages';
import { CardFrame, HiddenPrice } from '../components/ItemCard';
import { useItemHref, useItemName, useShowsPrices } from '../components/useItemPresentation';

const Offer = styled('div')(css({ minHeight: '3.25rem', fontVariantNumeric: 'tabular-nums' }));

const Lowest = styled('p')(css({ margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }));

const Count = styled('p')(css({ margin: 0, fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' }));

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
    <Offer>
      {from !== null && (
        <Lowest>
          <FormattedMessage {...messages.fromPrice} values={{ price: formatPrice(from) }} />
        </Lowest>
      )}
      <Count>
        <FormattedMessage {...messages.variants} values={{ count: variants }} />
      </Count>
    </Offer>
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
      price={showsPrices ? price : <HiddenPrice />}
      order={order}
    />
  );
};
