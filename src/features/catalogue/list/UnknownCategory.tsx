import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { catalogueMessages } from '../catalogueMessages';
import { placeMessages } from '../placeMessages';

export const UnknownCategory = () => {
  const lang = useLanguage();
  return (
    <EmptyState
      level="h1"
      picture={<NothingFoundPicture />}
      title={<FormattedMessage {...catalogueMessages.noCategory} />}
      action={
        <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...placeMessages.wholeCatalogue} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...catalogueMessages.noCategoryHint} />
    </EmptyState>
  );
};
