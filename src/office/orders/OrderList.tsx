import {
  BooleanInput,
  BulkExportButton,
  DataTable,
  DateField,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';

import type { OfficeOrder } from '@/contracts/office';

import { useCatalogChoices } from '../data/useCatalogChoices';
import { columns, MomentField, MoneyField, RecordLink } from '../shared/fields';
import { BulkStatusButton } from './OrderButtons';
import { statusChoices, StatusField } from './orderStatus';

const Column = DataTable.Col<OfficeOrder>;

const BulkActions = () => (
  <>
    <BulkStatusButton />
    <BulkExportButton />
  </>
);

export const OrderList = () => {
  const catalogs = useCatalogChoices();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="status" source="status" choices={statusChoices} alwaysOn />,
    <TextInput key="client" source="client" />,
    <SelectInput key="catalog" source="catalogId" choices={catalogs} translateChoice={false} />,
    <DateInput key="since" source="since" />,
    <DateInput key="until" source="until" />,
    <BooleanInput key="openRequests" source="openRequests" defaultValue />,
  ];
  return (
    <List filters={filters} sort={{ field: 'date', order: 'DESC' }}>
      <DataTable bulkActionButtons={<BulkActions />}>
        <Column source="orderNumber" field={RecordLink} sx={{ whiteSpace: 'nowrap' }} />
        <Column source="date" field={MomentField} />
        <Column source="status" field={StatusField} />
        {columns(['clientName', 'reference'])}
        <Column source="wishedDate" disableSort field={DateField} />
        <Column source="total" align="right" field={MoneyField} />
      </DataTable>
    </List>
  );
};
