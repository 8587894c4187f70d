import Download from '@mui/icons-material/Download';
import {
  Button,
  DataTable,
  List,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  UrlField,
  useRecordContext,
} from 'react-admin';

import { downloadText } from '@/shared/lib/downloadText';
import type { OfficeReport, OfficeReportDetails } from '@/contracts/office';

import { columns, MomentField, RecordLink, textFields } from '../shared/fields';

const Column = DataTable.Col<OfficeReport>;

export const ReportList = () => (
  <List sort={{ field: 'date', order: 'DESC' }}>
    <DataTable>
      <Column source="date" field={MomentField} />
      <Column source="reportId" disableSort field={RecordLink} />
      {columns(['errorName', 'errorMessage', 'page', 'build'])}
    </DataTable>
  </List>
);

/** Until the details arrive, react-admin shows what the list knows. */
type Report = Partial<OfficeReportDetails> & { id: string };

const Actions = () => {
  const { id, sessionFile } = useRecordContext<Report>() ?? {};
  return (
    <TopToolbar>
      <Button
        label="office.saveSession"
        disabled={sessionFile === undefined}
        onClick={() => downloadText(`${id ?? ''}.json`, sessionFile ?? '', 'application/json')}
      >
        <Download />
      </Button>
    </TopToolbar>
  );
};

export const ReportShow = () => (
  <Show actions={<Actions />}>
    <SimpleShowLayout>
      <MomentField source="date" />
      {textFields('reportId', 'errorName', 'errorMessage', 'page', 'build')}
      <UrlField source="link" target="_blank" rel="noopener" />
      <TextField source="stack" component="pre" />
    </SimpleShowLayout>
  </Show>
);
