import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { PageBody } from '@/shared/ui/PageBody';

type AccountCardProps = { title: ReactNode; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** The card around the account forms; from 900 px with a second half beside it. */
export const AccountCard = ({ title, lead, aside, children }: AccountCardProps) => (
  <PageBody>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' },
        maxWidth: aside ? 1040 : 560,
        mx: 'auto',
        mt: { md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ p: { xs: 2.5, sm: 4, lg: 6 } }}>
        <Typography variant="h1">{title}</Typography>
        {lead && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{lead}</Typography>}
        <Box sx={{ mt: 4 }}>{children}</Box>
      </Box>
      {aside}
    </Box>
  </PageBody>
);
