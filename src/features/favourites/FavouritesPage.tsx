import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { listParam, paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyListPicture } from '@/shared/ui/LineDrawing';
import { Notice } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';

import { favouriteNoticeShown } from './favouriteNotices';
import { favouritesMessages as messages } from './favouritesMessages';
import { tooManyListsNotice } from './limitNotices';
import { ListChoice, ListTools } from './page/ListChoice';
import { ShownList } from './page/ShownList';
import { type FavouriteList, maxLists } from './state/favouriteList';
import { favouritesSlice } from './state/favouritesSlice';
import { parseListHash } from './state/listExchange';
import { selectKeptIn, selectUsedList, useFavourites } from './useFavourites';

type SharedListProps = { lists: readonly FavouriteList[]; onSaved: () => void };

/** A list shared through the URL: saved only if the client confirms, after which it is removed from the URL. */
const SharedList = ({ lists, onSaved }: SharedListProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const shared = parseListHash(hash);
  const isBroken = hash.startsWith('#list=') && !shared;
  useEffect(() => {
    if (isBroken) dispatch(favouriteNoticeShown('brokenLink', 'error'));
  }, [isBroken, dispatch]);
  if (!shared) return null;
  const name = shared.name || formatMessage(messages.sharedNameless);
  const clearHash = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  const save = () => {
    if (lists.length >= maxLists) {
      dispatch(tooManyListsNotice());
      return;
    }
    dispatch(favouritesSlice.actions.listCreated(name, shared.lines));
    onSaved();
    clearHash();
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Notice
        kind="empty"
        title={formatMessage(messages.shared, { name, count: shared.lines.length })}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="button" onClick={save}>
              {formatMessage(messages.keep)}
            </Button>
            <Button type="button" tone="quiet" onClick={clearHash}>
              {formatMessage(messages.decline)}
            </Button>
          </Box>
        }
      />
    </Box>
  );
};

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

type FavouritesPageProps = Pick<ComponentProps<typeof ShownList>, 'listTools'>;

export const FavouritesPage = ({ listTools }: FavouritesPageProps) => {
  const { formatMessage } = useIntl();
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
        {formatMessage(messages.title)}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '65ch', color: 'text.secondary' }}>
        {formatMessage(messages[keptIn])}
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
                  listTools={listTools}
                />
              ) : (
                <EmptyState
                  picture={<EmptyListPicture />}
                  title={formatMessage(messages.empty)}
                  action={
                    <ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(messages.toCatalogue)}</ButtonLink>
                  }
                >
                  {formatMessage(messages.emptyHint)}
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
