import styled from '@emotion/styled';
import { defineMessages, FormattedMessage } from 'react-intl';

import { usePrice } from '../i18n/money';
import { visuallyHidden } from './styles';

const messages = defineMessages({
  own: { id: 'item.price.own', defaultMessage: 'Your price' },
  public: { id: 'item.price.public', defaultMessage: 'instead of' },
});

const Beside = styled('small')({
  display: 'inline-block',
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
  'td &, [role="cell"] &, [role="option"] &': { display: 'block' },
});

const Hidden = styled('span')(visuallyHidden);

const space = ' ';

/** Beside a price of the client's own: that it is, and what everybody else pays. */
export const PublicPrice = ({ price }: { price: number | undefined }) => {
  const formatPrice = usePrice();
  if (price === undefined) return null;
  return (
    <>
      {space}
      <Beside>
        <FormattedMessage {...messages.own} />
        {space}
        <Hidden>
          <FormattedMessage {...messages.public} />
          {space}
        </Hidden>
        <s>{formatPrice(price)}</s>
      </Beside>
    </>
  );
};
