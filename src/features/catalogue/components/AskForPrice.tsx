import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { askedItemParam, paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';

import { itemMessages } from './itemMessages';

/** In place of ordering: leads to the contact form, whose message then names the item. */
export const AskForPrice = ({ item, name }: { item: CatalogItem; name: string }) => {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink
      tone="outlined"
      to={paths.contact.href({ lang: useLanguage() }, { [askedItemParam]: item.key })}
      rel="nofollow"
      aria-label={formatMessage(itemMessages.askForPriceOf, { name })}
      sx={{ displayPrint: 'none', textAlign: 'center' }}
    >
      <FormattedMessage {...itemMessages.askForPrice} />
    </ButtonLink>
  );
};
