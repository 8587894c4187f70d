import { FormattedMessage, useIntl } from 'react-intl';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { PageBody } from '@/shared/ui/PageBody';
import { placeMessages } from '../placeMessages';
import { itemPageMessages } from './itemPageMessages';

/** There never was such an item, or there is none any more. */
export const ItemGone = ({ wasDeleted = false }: { wasDeleted?: boolean }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const title = wasDeleted ? itemPageMessages.deleted : itemPageMessages.unknown;
  usePageMetadata({ title: formatMessage(title), unlisted: true });
  return (
    <PageBody>
      <Typography variant="h2" component="h1">
        <FormattedMessage {...title} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch', mt: 2, mb: 4 }}>
        <FormattedMessage {...(wasDeleted ? itemPageMessages.deletedHint : itemPageMessages.unknownHint)} />
      </Typography>
      <ButtonLink to={paths.catalogue.href({ lang })}>
        <FormattedMessage {...placeMessages.wholeCatalogue} />
      </ButtonLink>
    </PageBody>
  );
};
