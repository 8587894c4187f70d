import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';

import { useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { listParam, paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyListPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';

import { favouritesMessages as messages } from './favouritesMessages';
import { ListChoice, ListTools } from './page/ListChoice';
import { SharedList } from './page/SharedList';
import { ShownList } from './page/ShownList';
import { selectKeptIn, selectUsedList, useFavourites } from './useFavourites';

// On small screens the open list comes before the tools that manage lists.
const getLayout = (hasLists: boolean) => ({
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
  gridTemplateRows: { lg: hasLists ? 'auto 1fr' : 'auto' },
  gridTemplateAreas: {
    xs: hasLists ? '"lists" "main" "tools"' : '"main" "tools"',
    lg: hasLists ? '"lists main" "tools main"' : '"tools main"',
  },
});

export const FavouritesPage = () => {
  const lang = useLanguage();
  const { lists, isOpen } = useFavourites();
  const keptIn = useAppSelector(selectKeptIn);
  const lastUsedId = useAppSelector(selectUsedList)?.id;
  const listId = useSearchParams()[0].get(listParam);
  // Another list in the address is another choice.
  const [chosenId, choose] = useScreenState(`favourites/shown${listId ? `/${listId}` : ''}`, listId);
  const shown = lists.find(({ id }) => id === chosenId) ?? lists.find(({ id }) => id === lastUsedId) ?? null;
  return (
    <PageBody>
      <Typography variant="h1" tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '65ch', color: 'text.secondary' }}>
        <FormattedMessage {...messages[keptIn]} />
      </Typography>
      {isOpen && (
        <>
          <SharedList lists={lists} onSaved={() => choose(null)} />
          <Box sx={getLayout(lists.length > 0)}>
            {lists.length > 0 && <ListChoice lists={lists} shown={shown} onShow={choose} />}
            <Box sx={{ gridArea: 'main', minWidth: 0 }}>
              {shown ? (
                <ShownList
                  list={shown}
                  others={lists.filter((list) => list !== shown)}
                  onDuplicated={() => choose(null)}
                />
              ) : (
                <EmptyState
                  picture={<EmptyListPicture />}
                  title={<FormattedMessage {...messages.empty} />}
                  action={
                    <ButtonLink to={paths.catalogue.href({ lang })}>
                      <FormattedMessage {...messages.toCatalogue} />
                    </ButtonLink>
                  }
                >
                  <FormattedMessage {...messages.emptyHint} />
                </EmptyState>
              )}
            </Box>
            <ListTools lists={lists} onShow={choose} />
          </Box>
        </>
      )}
    </PageBody>
  );
};
