import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { SearchAgain } from '@/shared/ui/SearchAgain';

import { placeMessages } from '../components/itemMessages';
import { itemPageMessages } from './itemPageMessages';

/** For an item that never existed, or no longer does. */
export const ItemGone = ({ wasDeleted = false, name = '' }: { wasDeleted?: boolean; name?: string | undefined }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const title = wasDeleted ? itemPageMessages.deleted : itemPageMessages.unknown;
  usePageMetadata({ title: formatMessage(title), isMissing: true });
  return (
    <PageBody>
      <EmptyState
        level="h1"
        picture={<NothingFoundPicture />}
        title={formatMessage(title)}
        action={
          <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: '30rem', textAlign: 'start' }}>
            <SearchAgain text={name.replaceAll('-', ' ').trim()} />
            <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })} sx={{ justifySelf: 'center' }}>
              {formatMessage(placeMessages.wholeCatalogue)}
            </ButtonLink>
          </Box>
        }
      >
        {formatMessage(wasDeleted ? itemPageMessages.deletedHint : itemPageMessages.unknownHint)}
      </EmptyState>
    </PageBody>
  );
};
