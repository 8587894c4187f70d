import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyPlace } from '@/shared/ui/EmptyPlace';
import { EmptyPicture } from './EmptyPicture';
import { ordersMessages as messages } from './ordersMessages';

/** Empty state before the first order, with the next step. */
export const NoOrders = () => {
  const lang = useLanguage();
  return (
    <EmptyPlace
      picture={<EmptyPicture />}
      title={<FormattedMessage {...messages.empty} />}
      action={
        <ButtonLink to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...messages.toCatalogue} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.emptyHint} />
    </EmptyPlace>
  );
};
