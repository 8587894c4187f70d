import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyPlace } from '@/shared/ui/EmptyPlace';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { orderPageMessages as messages } from './orderPageMessages';

export const UnknownOrder = () => {
  const lang = useLanguage();
  return (
    <EmptyPlace
      level="h1"
      picture={<NothingFoundPicture />}
      title={<FormattedMessage {...messages.unknown} />}
      action={
        <ButtonLink to={paths.orders.href({ lang })}>
          <FormattedMessage {...messages.back} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.unknownHint} />
    </EmptyPlace>
  );
};
