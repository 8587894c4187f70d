import Box from '@mui/material/Box';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { useAppDispatch } from '@/store/hooks';

import { favouritesMessages as messages } from '../favouritesMessages';
import { favouritesSlice } from '../favouritesSlice';
import { cleanName, type FavouriteList } from '../rules/favouriteList';
import { NameField } from './NameField';
import { useAsking } from './useAsking';
import { useListFiles } from './useListFiles';

type ListChoiceProps = {
  lists: readonly FavouriteList[];
  shown: FavouriteList | null;
  onShow: (id: string | null) => void;
};

const NewList = ({ onMade }: { onMade: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (cleanName(name) === '') return;
    dispatch(favouritesSlice.actions.listMade(name));
    setName('');
    onMade();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <NameField
        aria-label={formatMessage(messages.newName)}
        placeholder={formatMessage(messages.newName)}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" tone="outlined" disabled={cleanName(name) === ''}>
        <FormattedMessage {...messages.make} />
      </Button>
    </Box>
  );
};

const choice = (isShown: boolean) =>
  ({
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    width: '100%',
    minHeight: 44,
    px: 1.5,
    py: 1,
    font: 'inherit',
    fontWeight: isShown ? 600 : 400,
    textAlign: 'left',
    color: 'inherit',
    bgcolor: isShown ? 'action.selected' : 'transparent',
    border: 0,
    borderRadius: 1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
  }) as const;

export const ListChoice = ({ lists, shown, onShow }: ListChoiceProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { exportAll, bring } = useListFiles();
  const ask = useAsking();
  const file = useRef<HTMLInputElement>(null);
  const forget = () =>
    ask({ message: { id: messages.forgetAsk.id }, acceptLabel: { id: messages.forget.id } }, () =>
      dispatch(favouritesSlice.actions.allForgotten()),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      {lists.length > 0 && (
        <Box component="ul" aria-label={formatMessage(messages.lists)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lists.map((list) => (
            <li key={list.id}>
              <Box
                component="button"
                type="button"
                aria-current={list === shown}
                onClick={() => onShow(list.id)}
                sx={choice(list === shown)}
              >
                <span>{list.name}</span>
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
                  <FormattedMessage {...messages.count} values={{ count: list.lines.length }} />
                </Box>
              </Box>
            </li>
          ))}
        </Box>
      )}
      <NewList onMade={() => onShow(null)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -2 }}>
        <Button type="button" tone="quiet" onClick={() => file.current?.click()}>
          <FormattedMessage {...messages.bring} />
        </Button>
        {lists.length > 0 && (
          <>
            <Button type="button" tone="quiet" onClick={() => exportAll(lists)}>
              <FormattedMessage {...messages.exportAll} />
            </Button>
            <Button type="button" tone="quiet" onClick={() => void forget()}>
              <FormattedMessage {...messages.forget} />
            </Button>
          </>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          data-testid="favourites-file"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void bring(chosen);
            target.value = '';
          }}
        />
      </Box>
    </Box>
  );
};
