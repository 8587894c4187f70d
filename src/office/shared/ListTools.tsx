import Download from '@mui/icons-material/GetApp';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  CreateButton,
  type Exporter,
  fetchRelatedRecords,
  FilterButton,
  type Identifier,
  ListNoResults,
  Pagination,
  type RaRecord,
  TopToolbar,
  useDataProvider,
  useFilterContext,
  useListContext,
  useListContextWithProps,
  useNotify,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';

/** As many as the service gives at once. */
const pageSize = 1000;

/** More would fill the memory of the browser. */
const maxRows = 100_000;

/** All that the filters find, where react-admin's own stops at 1,000. */
export const ExportButton = () => {
  const list = useListContext();
  const { resource, sort, exporter, total = 0 } = list;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const [done, setDone] = useState(0);
  const readAll = async () => {
    // A record that comes on two pages, because another was added meanwhile, is exported once.
    const rows = new Map<Identifier, RaRecord>();
    for (let page = 1, left = true; left; page += 1) {
      const { data, total: all = 0 } = await dataProvider.getList<RaRecord>(resource, {
        sort,
        filter: { ...(list.filterValues as object), ...(list.filter as object) },
        pagination: { page, perPage: pageSize },
      });
      if (all > maxRows) throw new Error(translate('office.exportTooLong', { count: maxRows.toLocaleString() }));
      for (const row of data) rows.set(row.id, row);
      setDone(rows.size);
      left = page * pageSize < all;
    }
    return [...rows.values()];
  };
  const { mutate, isPending } = useMutation({
    mutationFn: readAll,
    onSuccess: (rows) => (exporter as Exporter)(rows, fetchRelatedRecords(dataProvider), dataProvider, resource),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => setDone(0),
  });
  if (!exporter) return null;
  const progress = translate('office.exporting', { done: done.toLocaleString(), total: total.toLocaleString() });
  return (
    <Button
      label={isPending ? progress : 'ra.action.export'}
      disabled={isPending || total === 0}
      onClick={() => mutate()}
    >
      <Download />
    </Button>
  );
};

/** Above every list. */
export const ListTools = () => {
  const { hasCreate } = useResourceDefinition();
  const filters = useFilterContext();
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      {hasCreate && <CreateButton />}
      <ExportButton />
    </TopToolbar>
  );
};

export const listTools = <ListTools />;

export const ListPages = () => (useListContext().error ? null : <Pagination />);

/** A list that could not be read is not empty. */
export const NoResults = () => (useListContextWithProps().error ? null : <ListNoResults />);
