import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { selectClient } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { PageBody } from '@/shared/ui/PageBody';

import { accountMessages as messages } from './accountMessages';
import { CompanyData } from './CompanyData';
import { OpenCart } from './OpenCart';
import { QuickLinks } from './QuickLinks';

/** The essentials for a buyer; the application fills the middle with the orders. */
export const DashboardPage = ({ children }: { children: (clientId: number) => ReactNode }) => {
  const client = useAppSelector(selectClient);
  // Signed out: the route guard is about to redirect.
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
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        {/* First on a narrow screen, and therefore first in keyboard order. */}
        <Box sx={{ gridColumn: { md: 2 } }}>
          <OpenCart />
        </Box>
        <Box sx={{ gridArea: { md: '1 / 1 / span 2' } }}>{children(client.clientId)}</Box>
        <Box sx={{ gridColumn: { md: 2 } }}>
          <CompanyData client={client} />
        </Box>
      </Box>
    </PageBody>
  );
};
