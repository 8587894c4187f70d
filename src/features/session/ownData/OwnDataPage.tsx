import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { ClientRecordPage, RecordColumns } from '@/api/ClientRecordPage';
import { useMyData } from '@/api/clientRecordsApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { Panel } from '@/shared/ui/Panel';
import type { OwnData } from '@/contracts/inventory';

import { OwnDataForm } from './OwnDataForm';
import { ownDataMessages as messages } from './ownDataMessages';
import { DownloadPanel, ErasurePanel } from './PrivacyPanels';

/** For people who only buy: who they are, and for whom. */
const PersonPanel = ({ own: { personName, email, name } }: { own: OwnData }) => (
  <Panel title={personName ?? name}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      <FormattedMessage {...messages.person} values={{ company: name }} />
    </Typography>
  </Panel>
);

/** What the shop stores about the client, to change, to take away and to have erased. */
export const OwnDataPage = () => {
  const { signIn } = useConfig();
  return (
    <ClientRecordPage title={messages.title} query={useMyData({ isRead: true })} failed={messages.failed}>
      {(own) => (
        <RecordColumns>
          {own.canChange === false ? <PersonPanel own={own} /> : <OwnDataForm own={own} />}
          <Box sx={{ display: 'grid', gap: 3 }}>
            {own.canExport && <DownloadPanel own={own} />}
            {own.canRequestErasure && signIn.password && <ErasurePanel own={own} />}
          </Box>
        </RecordColumns>
      )}
    </ClientRecordPage>
  );
};
