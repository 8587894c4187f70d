import { Chip } from '@mui/material';
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

import { exportCsv } from '../data/exportCsv';

const Column = DataTable.Col<ContentEntry>;

const colors = { shown: 'success', planned: 'info', over: 'default', missing: 'warning' } as const;

export const useContentKinds = () => useGetList<ContentKind & { id: string }>('contentKinds').data ?? [];

export const toKindChoice = ({ kind }: ContentKind) => ({ id: kind, name: `office.content.${kind}` });

export const ContentList = () => {
  const translate = useTranslate();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="kind" source="kind" choices={useContentKinds().map(toKindChoice)} alwaysOn />,
  ];
  return (
    <List filters={filters} perPage={50} exporter={exportCsv}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="kind" disableSort>
          <FunctionField render={({ kind }: ContentEntry) => translate(`office.content.${kind}`)} />
        </Column>
        <Column source="title" disableSort />
        <Column source="slug" disableSort />
        <Column source="from" disableSort field={DateField} />
        <Column source="until" disableSort field={DateField} />
        <Column source="state" disableSort>
          <FunctionField
            render={({ state }: ContentEntry) => (
              <Chip
                size="small"
                variant="outlined"
                color={colors[state]}
                label={translate(`office.content.${state}`)}
              />
            )}
          />
        </Column>
      </DataTable>
    </List>
  );
};
