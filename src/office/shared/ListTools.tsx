import Download from '@mui/icons-material/GetApp';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  CreateButton,
  FilterButton,
  ListNoResults,
  Pagination,
  type RaRecord,
  TopToolbar,
  useDataProvider,
  useFilterContext,
  useListContext,
  useListContextWithProps,
  useLocale,
  useNotify,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';

import { maxRows, readAllRows, saveCsv } from '../data/exportCsv';
import { readOnce } from '../data/queryClient';

const mutationKey = ['export'];

/** All that the filters find, where react-admin's own stops at 1,000. */
export const ExportButton = () => {
  const { resource, sort, total = 0, ...list } = useListContext();
  const filter = { ...(list.filterValues as object), ...(list.filter as object) };
  const { getList } = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale();
  const [done, setDone] = useState(0);
  const readAll = async () => {
    const read = (page: number, perPage: number) =>
      queryClient.query({
        ...readOnce,
        queryKey: [...mutationKey, page],
        queryFn: ({ signal }) => getList<RaRecord>(resource, { sort, filter, pagination: { page, perPage }, signal }),
      });
    const rows = await readAllRows(read, setDone);
    if (!rows) throw new Error(translate('office.exportTooLong', { count: maxRows.toLocaleString(locale) }));
    return rows;
  };
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: readAll,
    onSuccess: (rows) => saveCsv(rows, resource),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => setDone(0),
  });
  const progress = translate('office.exporting', {
    done: done.toLocaleString(locale),
    total: total.toLocaleString(locale),
  });
  const label = isPending ? progress : 'ra.action.export';
  return (
    // Not disabled meanwhile, which would take the focus away. A double click comes before the next render.
    <Button
      label={label}
      disabled={total === 0}
      onClick={() => queryClient.isMutating({ mutationKey }) === 0 && mutate()}
    >
      <Download />
    </Button>
  );
};

const ListTools = () => (
  <TopToolbar>
    {useFilterContext() && <FilterButton />}
    {useResourceDefinition().hasCreate && <CreateButton />}
    <ExportButton />
  </TopToolbar>
);

/** Above every list. */
export const listTools = <ListTools />;

export const ListPages = () => (useListContext().error ? null : <Pagination />);

/** A list that could not be read is not empty. */
export const NoResults = () => (useListContextWithProps().error ? null : <ListNoResults />);
