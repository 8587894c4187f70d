import { DataTable, DateField, List } from 'react-admin';

import type { OfficeReport } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';

const Column = DataTable.Col<OfficeReport>;

export const ReportList = () => (
  <List sort={{ field: 'date', order: 'DESC' }} perPage={25} exporter={exportCsv}>
    <DataTable bulkActionButtons={false} rowClick="show">
      <Column source="date">
        <DateField source="date" showTime />
      </Column>
      <Column source="reportId" disableSort />
      <Column source="errorName" disableSort />
      <Column source="errorMessage" disableSort />
      <Column source="page" disableSort />
      <Column source="build" disableSort />
    </DataTable>
  </List>
);
