import { DataTable, DateField, List, SearchInput, SelectInput, TextField } from 'react-admin';

import type { OfficeMessage } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';

const Column = DataTable.Col<OfficeMessage>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    choices={['open', 'done'].map((id) => ({ id, name: `office.messageState.${id}` }))}
    alwaysOn
  />,
];

export const MessageList = () => (
  <List filters={filters} sort={{ field: 'date', order: 'DESC' }} perPage={25} exporter={exportCsv}>
    <DataTable bulkActionButtons={false} rowClick="show">
      <Column source="date">
        <DateField source="date" showTime />
      </Column>
      <Column source="name" disableSort />
      <Column source="company" disableSort />
      <Column source="subject" disableSort />
      <Column source="message" disableSort>
        <TextField source="message" noWrap component="div" sx={{ maxWidth: 320 }} />
      </Column>
      <Column source="doneAt" disableSort>
        <DateField source="doneAt" showTime emptyText="–" />
      </Column>
      <Column source="doneBy" disableSort />
    </DataTable>
  </List>
);
