import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import type { NamedItems } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useNamedItems } from '@/api/useCatalogFailure';
import { usePrice } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { toAmount } from '@/shared/money/cents';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { EmptyListPicture } from '@/shared/ui/LineDrawing';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { framed } from '@/shared/ui/styles';
import { TotalBeforeTaxes } from '@/shared/ui/TotalBeforeTaxes';

import { favouriteNoticeShown } from '../favouriteNotices';
import { favouritesMessages as messages } from '../favouritesMessages';
import { tooManyListsNotice } from '../limitNotices';
import { ListStandingOrder } from '../standing/ListStandingOrder';
import { type FavouriteList, getListCents, maxLists, toUniqueName } from '../state/favouriteList';
import { favouritesSlice } from '../state/favouritesSlice';
import { AddAll } from './AddAll';
import { ListLines } from './ListLines';
import { RenameList } from './ListNameForms';
import { useListFiles } from './useListFiles';

const { listCreated, listDeleted } = favouritesSlice.actions;
const none: NamedItems = {};

type NamedLine = {
  catalogId: number;
  stockItemId: number;
  quantity: number;
  code: string | null;
  name: string | null;
};

type ToolsProps = {
  list: FavouriteList;
  others: readonly FavouriteList[];
  items: NamedItems;
  renameButton: Ref<HTMLButtonElement>;
  onRename: () => void;
  /** The copy is the list that was used last. */
  onDuplicated: () => void;
  /** Further actions on the lines that are still sold. */
  listTools: ((list: FavouriteList, lines: readonly NamedLine[]) => ReactNode) | undefined;
};

const Tools = ({ list, others, items, renameButton, onRename, onDuplicated, listTools }: ToolsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { exportList, copyLink } = useListFiles();
  const sold = list.lines.flatMap(({ catalogId, stockItemId, quantity }) => {
    const item = items[`${catalogId}:${stockItemId}`];
    return item ? [{ catalogId, stockItemId, quantity, code: item.code, name: item.name }] : [];
  });
  const remove = async () => {
    const message = { id: messages.confirmDelete.id, values: { name: list.name } };
    const question = { message, acceptLabel: { id: messages.remove.id } };
    if (await dispatch(getConsent(question))) dispatch(listDeleted({ listId: list.id }));
  };
  const duplicate = () => {
    if (others.length + 1 >= maxLists) {
      dispatch(tooManyListsNotice());
      return;
    }
    const name = toUniqueName(list.name, [list, ...others]);
    dispatch(listCreated(name, list.lines));
    dispatch(favouriteNoticeShown('duplicated', 'success', { name }));
    onDuplicated();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mx: -2 }}>
      <Button ref={renameButton} type="button" tone="quiet" onClick={onRename}>
        {formatMessage(messages.rename)}
      </Button>
      {list.lines.length > 0 && (
        <>
          <Button type="button" tone="quiet" onClick={duplicate}>
            {formatMessage(messages.duplicate)}
          </Button>
          <Button type="button" tone="quiet" onClick={() => void copyLink(list)}>
            {formatMessage(messages.link)}
          </Button>
          <Button type="button" tone="quiet" onClick={() => exportList(list, items)}>
            {formatMessage(messages.exportList)}
          </Button>
          {sold.length > 0 && listTools?.(list, sold)}
        </>
      )}
      <Button type="button" tone="quiet" onClick={() => void remove()}>
        {formatMessage(messages.remove)}
      </Button>
    </Box>
  );
};

const Sum = ({ cents }: { cents: number }) => {
  const money = usePrice();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <TotalBeforeTaxes />
      </Box>
      <Box component="strong" sx={{ fontSize: '1.25rem' }}>
        {money(toAmount(cents))}
      </Box>
    </Box>
  );
};

type ShownListProps = Pick<ToolsProps, 'list' | 'others' | 'onDuplicated' | 'listTools'>;

export const ShownList = ({ list, others, onDuplicated, listTools }: ShownListProps) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const [isRenaming, setIsRenaming] = useScreenState<boolean>(`favourites/renaming/${list.id}`, false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  };
  const ids = useMemo(() => list.lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })), [list.lines]);
  const { data, error, retry } = useNamedItems(ids);
  const items = data ?? none;
  return (
    <Box
      component="section"
      aria-label={list.name}
      sx={{
        p: { xs: 2, sm: 3 },
        ...framed,
        minWidth: 0,
        // Container query: the table turns into cards when its own column is narrow, whatever the screen width.
        containerType: 'inline-size',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        {isRenaming ? (
          <RenameList list={list} onDone={endRenaming} />
        ) : (
          <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            {list.name}
          </Typography>
        )}
        {!isRenaming && (
          <Tools
            list={list}
            others={others}
            items={items}
            renameButton={renameButton}
            onRename={() => setIsRenaming(true)}
            onDuplicated={onDuplicated}
            listTools={listTools}
          />
        )}
      </Box>
      {error && <RequestFailure title={messages.failed} error={error} onRetry={retry} />}
      {list.lines.length === 0 ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: { xs: 2, md: 4 }, textAlign: 'center' }}>
          <EmptyListPicture />
          <Typography sx={{ color: 'text.secondary' }}>{formatMessage(messages.emptyList)}</Typography>
          <ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(messages.toCatalogue)}</ButtonLink>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ListLines list={list} items={items} others={others} />
          {list.lines.length > 1 && <QuantityKeys />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: 2 }}>
            <Box sx={{ flex: '1 1 auto' }}>
              <AddAll key={list.id} list={list} items={items} />
            </Box>
            {data && <Sum cents={getListCents(list.lines, data)} />}
          </Box>
          <ListStandingOrder key={list.id} list={list} />
        </Box>
      )}
    </Box>
  );
};
