import Download from '@mui/icons-material/Download';
import {
  Button,
  DateField,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  UrlField,
  useRecordContext,
} from 'react-admin';

import { downloadText } from '@/shared/lib/downloadText';
import type { OfficeReportDetails } from '@/contracts/office';

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
      <DateField source="date" showTime />
      <TextField source="reportId" />
      <TextField source="errorName" />
      <TextField source="errorMessage" />
      <TextField source="page" />
      <TextField source="build" />
      <UrlField source="link" target="_blank" rel="noopener" />
      <TextField source="stack" component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} />
    </SimpleShowLayout>
  </Show>
);
