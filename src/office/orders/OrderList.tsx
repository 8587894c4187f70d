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
  useLocale,
} from 'react-admin';

import { getCatalogNames } from '@/shared/config/catalogNames';
import { useConfig } from '@/shared/config/ConfigContext';
import { isLanguage } from '@/shared/i18n/languages';
import type { OfficeOrder } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { MomentField, MoneyField } from '../fields';
import { statusChoices, StatusField } from './orderStatus';
import { BulkStatusButton } from './StatusButton';

const Column = DataTable.Col<OfficeOrder>;

const BulkActions = () => (
  <>
    <BulkStatusButton />
    <BulkExportButton />
  </>
);

export const useCatalogChoices = () => {
  const config = useConfig();
  const locale = useLocale();
  return config.catalogs.map((id) => {
    const name = isLanguage(locale) ? getCatalogNames(config, id)?.[locale] : undefined;
    return { id, name: name ?? String(id) };
  });
};

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
    <List filters={filters} sort={{ field: 'date', order: 'DESC' }} perPage={25} exporter={exportCsv}>
      <DataTable bulkActionButtons={<BulkActions />} rowClick="show">
        <Column source="orderNumber" sx={{ whiteSpace: 'nowrap' }} />
        <Column source="date">
          <MomentField source="date" />
        </Column>
        <Column source="status">
          <StatusField />
        </Column>
        <Column source="clientName" disableSort />
        <Column source="reference" disableSort />
        <Column source="wishedDate" disableSort>
          <DateField source="wishedDate" />
        </Column>
        <Column source="total" align="right">
          <MoneyField source="total" />
        </Column>
      </DataTable>
    </List>
  );
};
