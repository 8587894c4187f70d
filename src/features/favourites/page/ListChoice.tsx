import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';

import { favouritesMessages as messages } from '../favouritesMessages';
import type { FavouriteList } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { NewList } from './ListNameForms';
import { useListFiles } from './useListFiles';

type ListChoiceProps = {
  lists: readonly FavouriteList[];
  shown: FavouriteList | null;
  onShow: (id: string | null) => void;
};

const getChoiceStyle = (isShown: boolean) =>
  ({
    justifyContent: 'space-between',
    gap: 2,
    width: '100%',
    minHeight: 44,
    px: 1.5,
    py: 1,
    fontWeight: isShown ? 600 : 400,
    textAlign: 'left',
    bgcolor: isShown ? 'action.selected' : 'transparent',
    overflowWrap: 'anywhere',
  }) as const;

export const ListChoice = ({ lists, shown, onShow }: ListChoiceProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="ul"
      aria-label={formatMessage(messages.lists)}
      sx={{ gridArea: 'lists', m: 0, p: 0, listStyle: 'none', minWidth: 0 }}
    >
      {lists.map((list) => (
        <li key={list.id}>
          <Button
            type="button"
            tone="quiet"
            aria-current={list === shown}
            onClick={() => onShow(list.id)}
            sx={getChoiceStyle(list === shown)}
          >
            <span>{list.name}</span>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
              {formatMessage(messages.count, { count: list.lines.length })}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  );
};

/** Creates lists, imports them from a file, exports all of them or deletes all. */
export const ListTools = ({ lists, onShow }: Omit<ListChoiceProps, 'shown'>) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { exportAll, importFile } = useListFiles();
  const file = useRef<HTMLInputElement>(null);
  const deleteAll = async () => {
    const question = { message: { id: messages.confirmDeleteAll.id }, acceptLabel: { id: messages.deleteAll.id } };
    if (await dispatch(getConsent(question))) dispatch(favouritesSlice.actions.allListsDeleted());
  };
  return (
    <Box sx={{ gridArea: 'tools', display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <NewList lists={lists} onCreated={() => onShow(null)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mx: -2 }}>
        <Button type="button" tone="quiet" onClick={() => file.current?.click()}>
          {formatMessage(messages.import)}
        </Button>
        {lists.length > 0 && (
          <>
            <Button type="button" tone="quiet" onClick={() => exportAll(lists)}>
              {formatMessage(messages.exportAll)}
            </Button>
            <Button type="button" tone="quiet" onClick={() => void deleteAll()}>
              {formatMessage(messages.deleteAll)}
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
            if (chosen) void importFile(chosen, lists);
            target.value = '';
          }}
        />
      </Box>
    </Box>
  );
};
