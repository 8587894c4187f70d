import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyPlace } from '@/shared/ui/EmptyPlace';
import { EmptyListPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { useAppSelector } from '@/store/hooks';

import { favouritesMessages as messages } from './favouritesMessages';
import { ListChoice } from './page/ListChoice';
import { SharedList } from './page/SharedList';
import { ShownList } from './page/ShownList';
import { selectUsedList, useFavourites } from './useFavourites';

/** The lists of the client, one of them opened. */
export const FavouritesPage = () => {
  const lang = useLanguage();
  const { lists, isOpen } = useFavourites();
  const used = useAppSelector(selectUsedList);
  const [chosenId, choose] = useState<string | null>(null);
  const shown = lists.find(({ id }) => id === chosenId) ?? used;
  return (
    <PageBody>
      <Typography variant="h1">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '65ch', color: 'text.secondary' }}>
        <FormattedMessage {...messages.lead} />
      </Typography>
      {isOpen && (
        <>
          <SharedList onKept={() => choose(null)} />
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' } }}
          >
            <ListChoice lists={lists} shown={shown} onShow={choose} />
            {shown ? (
              <ShownList key={shown.id} list={shown} others={lists.filter((list) => list !== shown)} />
            ) : (
              <EmptyPlace
                picture={<EmptyListPicture />}
                title={<FormattedMessage {...messages.empty} />}
                action={
                  <ButtonLink to={paths.catalogue.href({ lang })}>
                    <FormattedMessage {...messages.toCatalogue} />
                  </ButtonLink>
                }
              >
                <FormattedMessage {...messages.emptyHint} />
              </EmptyPlace>
            )}
          </Box>
        </>
      )}
    </PageBody>
  );
};
