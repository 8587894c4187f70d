import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { NativeSelect } from '@/shared/ui/fields';

import { favouritesMessages as messages } from '../favouritesMessages';
import { fullListNotice } from '../limitNotices';
import { type FavouriteLine, type FavouriteList, findMissingLines } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';

type MoveLineProps = {
  line: FavouriteLine;
  list: FavouriteList;
  others: readonly FavouriteList[];
  name: string;
  onShift: (to: number) => void;
};

/** Moves a line up or down, as the keys and dragging do, or to another list. */
export const MoveLine = ({ line, list, others, name, onShift }: MoveLineProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const at = list.lines.indexOf(line);
  const moveTo = (place: string) => {
    const to = others.find(({ id }) => id === place);
    if (!to) {
      onShift(Number(place));
      return;
    }
    const fits = findMissingLines(to, [line]).leftOut === 0;
    dispatch(
      fits ? favouritesSlice.actions.lineMoved({ listId: list.id, toId: to.id, item: line }) : fullListNotice(to),
    );
  };
  return (
    <NativeSelect
      aria-label={formatMessage(messages.moveLabel, { name })}
      aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown"
      value=""
      onChange={({ target }) => moveTo(target.value)}
    >
      <option value="">{formatMessage(messages.move)}</option>
      {at > 0 && <option value={at - 1}>{formatMessage(messages.up)}</option>}
      {at < list.lines.length - 1 && <option value={at + 1}>{formatMessage(messages.down)}</option>}
      {others.map((other) => (
        <option key={other.id} value={other.id}>
          {other.name}
        </option>
      ))}
    </NativeSelect>
  );
};
