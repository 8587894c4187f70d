import {
  DataTable,
  DateField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  useGetList,
  useTranslate,
} from 'react-admin';

import type { ContentEntry, ContentKind } from '@/contracts/office';

import { columns, StateChip, toChoices } from '../shared/fields';

const colors = { shown: 'success', planned: 'info', missing: 'warning' } as const;

export const useContentKinds = () => useGetList<ContentKind & { id: string }>('contentKinds').data ?? [];

export const toKindChoices = (kinds: readonly ContentKind[]) =>
  toChoices(
    'office.content',
    kinds.map(({ kind }) => kind),
  );

export const ContentList = () => {
  const translate = useTranslate();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="kind" source="kind" choices={toKindChoices(useContentKinds())} alwaysOn />,
  ];
  const kind = <FunctionField render={({ kind: own }: ContentEntry) => translate(`office.content.${own}`)} />;
  return (
    <List filters={filters} perPage={50}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        {columns(['kind'], { children: kind })}
        {columns(['title', 'slug'])}
        {columns(['from', 'until'], { field: DateField })}
        {columns(['state'], { children: <StateChip source="state" prefix="office.content" colors={colors} /> })}
      </DataTable>
    </List>
  );
};
