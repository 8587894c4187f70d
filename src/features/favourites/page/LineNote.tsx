import { type KeyboardEvent, useId } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';

import { favouritesMessages as messages } from '../favouritesMessages';
import { cleanNote, type FavouriteLine, maxNoteLength } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';

/** Leaving the field saves the note; Escape restores it. */
export const LineNote = ({ line, name, listId }: { line: FavouriteLine; name: string; listId: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const limitId = useId();
  const place = `favourites/note/${listId}/${line.catalogId}/${line.stockItemId}`;
  const [typed, setTyped, updateTyped] = useScreenState<{ text: string } | null>(place, null);
  const saved = line.note ?? '';
  const isFull = typed !== null && typed.text.length >= maxNoteLength;
  const leave = () =>
    updateTyped((current) => {
      if (current && cleanNote(current.text) !== saved)
        dispatch(favouritesSlice.actions.noteWritten({ listId, item: line, note: current.text }));
      return null;
    });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
  };
  return (
    <>
      <input
        className="note"
        value={typed?.text ?? saved}
        maxLength={maxNoteLength}
        placeholder={formatMessage(messages.note)}
        aria-label={formatMessage(messages.noteLabel, { name })}
        aria-describedby={isFull ? limitId : undefined}
        onChange={({ target }) => setTyped({ text: target.value })}
        onBlur={leave}
        onKeyDown={press}
      />
      {isFull && (
        <div id={limitId} className="code">
          {formatMessage(messages.noteLimit, { most: maxNoteLength })}
        </div>
      )}
    </>
  );
};
