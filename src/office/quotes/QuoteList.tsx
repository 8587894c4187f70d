import { DataTable, DateField, DateInput, List, SearchInput, SelectField, SelectInput, TextInput } from 'react-admin';

import type { OfficeQuote } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { MomentField } from '../fields';

const Column = DataTable.Col<OfficeQuote>;

const stateChoices = ['requested', 'offered', 'accepted', 'declined', 'expired'].map((id) => ({
  id,
  name: `office.quoteState.${id}`,
}));

export const QuoteState = ({ source }: { source: 'state' }) => <SelectField source={source} choices={stateChoices} />;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <TextInput key="client" source="client" />,
  <DateInput key="since" source="since" />,
  <DateInput key="until" source="until" />,
];

export const QuoteList = () => (
  <List filters={filters} sort={{ field: 'date', order: 'DESC' }} perPage={25} exporter={exportCsv}>
    <DataTable bulkActionButtons={false} rowClick="show">
      <Column source="quoteNumber" disableSort sx={{ whiteSpace: 'nowrap' }} />
      <Column source="date">
        <MomentField source="date" />
      </Column>
      <Column source="state" disableSort>
        <QuoteState source="state" />
      </Column>
      <Column source="validUntil" disableSort field={DateField} />
      <Column source="clientName" disableSort />
      <Column source="orderNumber" disableSort />
      <Column source="comment" disableSort />
    </DataTable>
  </List>
);
