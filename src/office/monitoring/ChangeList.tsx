import { ArrayField, DataTable, DateInput, List, SearchInput, SelectField, SelectInput, TextInput } from 'react-admin';

import type { Change } from '@/contracts/office';

import { columns, MomentField, toChoices } from '../shared/fields';

const Column = DataTable.Col<Change>;

const channelChoices = toChoices('office.channel', ['office', 'key', 'command']);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="by" source="by" />,
  <SelectInput key="channel" source="channel" choices={channelChoices} />,
  <TextInput key="operation" source="operation" />,
  <DateInput key="since" source="since" />,
  <DateInput key="until" source="until" />,
];

const ChangedFields = () => (
  <ArrayField source="fields">
    <DataTable bulkActionButtons={false} rowClick={false}>
      {columns(['field', 'before', 'after'])}
    </DataTable>
  </ArrayField>
);

export const ChangeList = () => (
  <List filters={filters}>
    <DataTable rowClick="expand" expand={<ChangedFields />}>
      <Column source="date" disableSort field={MomentField} />
      <Column source="by" disableSort />
      <Column source="channel" disableSort>
        <SelectField source="channel" choices={channelChoices} />
      </Column>
      {columns(['operation', 'subject'])}
    </DataTable>
  </List>
);
