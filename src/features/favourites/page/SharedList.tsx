import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

import { type FavouriteList, maxLists } from '../favouriteList';
import { favouriteNoticeShown } from '../favouriteNotices';
import { favouritesMessages as messages } from '../favouritesMessages';
import { favouritesSlice } from '../favouritesSlice';
import { tooManyListsNotice } from '../limitNotices';
import { parseListHash } from '../listExchange';

type SharedListProps = { lists: readonly FavouriteList[]; onSaved: () => void };

/** A list shared through the URL: saved only if the client confirms, after which it is removed from the URL. */
export const SharedList = ({ lists, onSaved }: SharedListProps) => {
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
        title={<FormattedMessage {...messages.shared} values={{ name, count: shared.lines.length }} />}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="button" onClick={save}>
              <FormattedMessage {...messages.keep} />
            </Button>
            <Button type="button" tone="quiet" onClick={clearHash}>
              <FormattedMessage {...messages.decline} />
            </Button>
          </Box>
        }
      />
    </Box>
  );
};
