import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FormattedMessage, useIntl } from 'react-intl';

import { isUnderWay } from '@/features/cart/adding/addingSlice';
import { orderedItem } from '@/features/cart/orderedItem';
import type { NamedItems } from '@/api/codesApi';
import { Button } from '@/shared/ui/Button';

import { favouritesMessages as messages } from '../favouritesMessages';
import type { FavouriteLine } from '../rules/favouriteList';
import { useAddAll } from '../useAddAll';

const orderable = (lines: readonly FavouriteLine[], items: NamedItems) =>
  lines.flatMap(({ catalogId, stockItemId, quantity }) => {
    const item = items[`${catalogId}:${stockItemId}`];
    return item && item.price !== null ? [{ ...orderedItem(item), quantity }] : [];
  });

/** Adds everything in a list that is still sold to the cart. */
export const AddAll = ({ lines, items }: { lines: readonly FavouriteLine[]; items: NamedItems }) => {
  const { formatMessage } = useIntl();
  const { adding, failed, add, stop } = useAddAll();
  const isAdding = isUnderWay(adding);
  const all = orderable(lines, items);
  const addUnlessRefused = () => {
    // An invalid quantity is not in the list yet; the previous one would be added without anyone noticing.
    const refused = document.querySelector<HTMLElement>('main td.quantity [aria-invalid="true"]');
    if (refused) refused.focus();
    else void add(all);
  };
  if (all.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {isAdding ? (
        <Button type="button" tone="outlined" onClick={stop}>
          <FormattedMessage {...messages.stop} />
        </Button>
      ) : (
        <Button type="button" onClick={addUnlessRefused}>
          <FormattedMessage {...messages.addAll} values={{ count: all.length }} />
        </Button>
      )}
      {adding && !isAdding && failed.length > 0 && (
        <Button type="button" tone="outlined" onClick={() => void add(failed, adding.added)}>
          <FormattedMessage {...messages.retry} values={{ count: failed.length }} />
        </Button>
      )}
      {adding && (
        <Box role="status">
          <FormattedMessage {...messages.done} values={{ added: adding.added, total: adding.total }} />
        </Box>
      )}
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
