import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { addingLeft, addingShown, addingSlice, isUnderWay } from '@/features/cart/state/adding/addingSlice';
import type { LineToAdd } from '@/features/cart/state/adding/addLines';
import { addAllLines, stopAdding } from '@/features/cart/state/adding/runAdding';
import { toOrderedItem } from '@/features/cart/state/cartModel';
import { getConsent } from '@/features/confirm/state/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/state/confirmSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import type { NamedItems } from '@/api/codesApi';
import { isOrderable } from '@/shared/money/prices';
import { Button } from '@/shared/ui/Button';

import { favouriteNoticeShown } from '../favouriteNotices';
import { favouritesMessages as messages } from '../favouritesMessages';
import type { FavouriteLine, FavouriteList } from '../state/favouriteList';

const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

/**
 * Adds lines to the cart; failed lines can be retried without adding any twice. If the screen was left in the meantime,
 * a notification reports the outcome.
 */
const useAddAll = (listId: string, onAdded?: () => void) => {
  const dispatch = useAppDispatch();
  const run = `favourites/${listId}`;
  const adding = useAppSelector((state) => selectAdding(state, run));
  useEffect(() => {
    dispatch(addingShown({ run }));
    return () => void dispatch(addingLeft({ run }));
  }, [dispatch, run]);
  const add = async (lines: LineToAdd[], addedBefore = 0) => {
    const ended = await dispatch(addAllLines(run, lines, { added: addedBefore, failed: 0 }));
    if (!ended) return;
    const { added, total } = ended;
    if (added === total) onAdded?.();
    if (ended.isLeft || (onAdded && added === total))
      dispatch(favouriteNoticeShown('done', added === total ? 'success' : 'error', { added, total }));
  };
  const failed = (adding?.rowIds ?? []).flatMap((rowId) => {
    const outcome = adding?.outcomes[rowId];
    return outcome && outcome.state !== 'added' ? [outcome.line] : [];
  });
  return { adding, failed, add, stop: () => dispatch(stopAdding(run)) };
};

const toOrderable = (lines: readonly FavouriteLine[], items: NamedItems) =>
  lines.flatMap(({ catalogId, stockItemId, quantity }) => {
    const item = items[`${catalogId}:${stockItemId}`];
    return item && isOrderable(item) ? [{ ...toOrderedItem(item), quantity }] : [];
  });

type AddAllProps = {
  list: Pick<FavouriteList, 'id' | 'lines'>;
  items: NamedItems;
  /** The question to confirm first. */
  question?: ConfirmationRequest;
  /** Called once all lines are in the cart, which a notification then reports. */
  onAdded?: () => void;
};

/** Adds everything in a list that is still sold to the cart. */
export const AddAll = ({ list: { id, lines }, items, question, onAdded }: AddAllProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { adding, failed, add, stop } = useAddAll(id, onAdded);
  const isAdding = isUnderWay(adding);
  const all = toOrderable(lines, items);
  const addIfValid = async () => {
    // An invalid quantity is not in the list yet; the previous one would be added without anyone noticing.
    const invalid = document.querySelector<HTMLElement>('main td.quantity [aria-invalid="true"]');
    if (invalid) invalid.focus();
    else if (!question || (await dispatch(getConsent(question)))) await add(all);
  };
  if (all.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {isAdding ? (
        <Button type="button" tone="outlined" onClick={stop}>
          {formatMessage(messages.stop)}
        </Button>
      ) : (
        <Button type="button" onClick={() => void addIfValid()}>
          {formatMessage(messages.addAll, { count: all.length })}
        </Button>
      )}
      {adding && !isAdding && failed.length > 0 && (
        <Button type="button" tone="outlined" onClick={() => void add(failed, adding.added)}>
          {formatMessage(messages.retry, { count: failed.length })}
        </Button>
      )}
      {adding && <Box role="status">{formatMessage(messages.done, { added: adding.added, total: adding.total })}</Box>}
      {adding && isAdding && (
        <LinearProgress
          variant="determinate"
          aria-label={formatMessage(messages.progress)}
          value={(adding.added / adding.total) * 100}
          sx={{ width: '100%', height: 6, borderRadius: 3 }}
        />
      )}
    </Box>
  );
};
