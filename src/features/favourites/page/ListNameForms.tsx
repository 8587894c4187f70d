import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type SubmitEvent, useId } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { Button } from '@/shared/ui/Button';
import { isEscape } from '@/shared/ui/isEscape';
import { dimmed, fieldLabel, fieldStyle } from '@/shared/ui/styles';

import { favouritesMessages as messages } from '../favouritesMessages';
import { tooManyListsNotice } from '../limitNotices';
import { cleanName, type FavouriteList, maxLists, maxNameLength } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';

const { listCreated, listRenamed } = favouritesSlice.actions;

export const NameField = styled('input')({
  flex: 1,
  minWidth: 160,
  height: 'var(--control)',
  padding: '0 12px',
  ...fieldStyle,
});

const nothingTyped = { text: '' };

type NewListProps = { lists: readonly FavouriteList[]; onCreated: () => void };

export const NewList = ({ lists, onCreated }: NewListProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [{ text: name }, setTyped] = useScreenState('favourites/newName', nothingTyped);
  const fieldId = useId();
  const isEmpty = cleanName(name) === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    if (lists.length >= maxLists) {
      dispatch(tooManyListsNotice());
      return;
    }
    dispatch(listCreated(name));
    setTyped(nothingTyped);
    onCreated();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box component="label" htmlFor={fieldId} sx={{ ...fieldLabel, width: '100%', mb: '-4px' }}>
        {formatMessage(messages.newName)}
      </Box>
      <NameField
        id={fieldId}
        value={name}
        maxLength={maxNameLength}
        onChange={(event) => setTyped({ text: event.target.value })}
      />
      <Button type="submit" tone="outlined" aria-disabled={isEmpty} sx={dimmed}>
        {formatMessage(messages.make)}
      </Button>
    </Box>
  );
};

export const RenameList = ({ list, onDone }: { list: FavouriteList; onDone: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useScreenState<{ text: string } | null>(`favourites/name/${list.id}`, null);
  const name = typed?.text ?? list.name;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (cleanName(name) === '') return;
    dispatch(listRenamed({ listId: list.id, name }));
    onDone();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1 }}>
      <NameField
        autoFocus
        aria-label={formatMessage(messages.name)}
        value={name}
        maxLength={maxNameLength}
        onChange={(event) => setTyped({ text: event.target.value })}
        onKeyDown={(event) => isEscape(event) && onDone()}
      />
      <Button type="submit">{formatMessage(messages.save)}</Button>
      <Button type="button" tone="quiet" onClick={onDone}>
        {formatMessage(messages.cancel)}
      </Button>
    </Box>
  );
};
