import { BulkExportButton, DataTable, List, SearchInput, SelectInput } from 'react-admin';

import type { ClientRecord } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { stateChoices, StateField } from './clientState';
import { PriceListInput } from './PriceListInput';

const Column = DataTable.Col<ClientRecord>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <PriceListInput key="priceList" source="priceList" alwaysOn />,
];

export const ClientList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={25} exporter={exportCsv}>
    <DataTable bulkActionButtons={<BulkExportButton />} rowClick="show">
      <Column source="name" />
      <Column source="username" />
      <Column source="email" />
      <Column source="taxId" />
      <Column source="priceList" />
      <Column source="state">
        <StateField />
      </Column>
    </DataTable>
  </List>
);
