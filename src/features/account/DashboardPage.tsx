import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { selectClient } from '@/features/session/sessionSlice';
import { PageBody } from '@/shared/ui/PageBody';
import { useAppSelector } from '@/store/hooks';

import { accountMessages as messages } from './accountMessages';
import { CompanyData } from './CompanyData';
import { OrdersOverview } from './OrdersOverview';
import { QuickLinks } from './QuickLinks';

/** Spec §2, reading B: the private default. What a buyer needs first. */
export const DashboardPage = () => {
  const client = useAppSelector(selectClient);
  // Signed out: the guard of the route is on its way elsewhere.
  if (!client) return null;
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.greeting} values={{ name: client.name }} />
      </Typography>
      <QuickLinks />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        }}
      >
        <OrdersOverview key={client.clientId} clientId={client.clientId} />
        <CompanyData client={client} />
      </Box>
    </PageBody>
  );
};
