import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';

import { useMyData } from '@/api/clientRecordsApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useConfig } from '@/shared/config/ConfigContext';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { OwnData } from '@/contracts/inventory';

import { OwnDataForm } from './OwnDataForm';
import { ownDataMessages as messages } from './ownDataMessages';
import { DownloadPanel, ErasurePanel } from './PrivacyPanels';

const Content = () => {
  const { signIn } = useConfig();
  const { currentData: own, error, refetch } = useMyData({ isRead: true });
  if (own === null) return <Navigate to={paths.dashboard.href()} replace />;
  if (!own && error) return <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!own) return <Skeleton sx={{ height: 420 }} />;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
      }}
    >
      {own.canChange === false ? <PersonPanel own={own} /> : <OwnDataForm own={own} />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {own.canExport && <DownloadPanel own={own} />}
        {own.canRequestErasure && signIn.password && <ErasurePanel own={own} />}
      </Box>
    </Box>
  );
};

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
export const OwnDataPage = () => (
  <PageBody>
    <Typography variant="h1" sx={{ mb: 4 }}>
      <FormattedMessage {...messages.title} />
    </Typography>
    <Content />
  </PageBody>
);
