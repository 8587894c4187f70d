import { useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { priceRequestHref } from '@/shared/routing/catalogueAddresses';
import { ButtonLink } from '@/shared/ui/Button';
import { screenOnly } from '@/shared/ui/styles';

import { itemMessages } from './itemMessages';

/** In place of ordering: leads to the contact form, whose message then names the item. */
export const AskForPrice = ({ item, name }: { item: CatalogItem; name: string }) => {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink
      tone="outlined"
      to={priceRequestHref(useLanguage(), item)}
      rel="nofollow"
      aria-label={formatMessage(itemMessages.askForPriceOf, { name })}
      className={screenOnly}
      sx={{ px: 1, fontSize: '0.9375rem', textAlign: 'center' }}
    >
      {formatMessage(itemMessages.askForPrice)}
    </ButtonLink>
  );
};
