import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { selectClient } from '@/features/session/sessionSlice';
import { PageBody } from '@/shared/ui/PageBody';
import { useAppSelector } from '@/store/hooks';

import { accountMessages as messages } from './accountMessages';
import { CompanyData } from './CompanyData';
import { OpenCart } from './OpenCart';
import { QuickLinks } from './QuickLinks';

/** What a buyer needs first; the application puts the orders into its middle. */
export const DashboardPage = ({ children }: { children: (clientId: number) => ReactNode }) => {
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
        {children(client.clientId)}
        <Box sx={{ display: { xs: 'contents', md: 'grid' }, gap: 3 }}>
          <OpenCart />
          <CompanyData client={client} />
        </Box>
      </Box>
    </PageBody>
  );
};
