import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; lead?: ReactNode; above?: ReactNode };

export const PageHeading = ({ title, lead, above }: PageHeadingProps) => (
  <Box component="header" sx={{ mb: { xs: 3, md: 5 } }}>
    {above && <Box sx={{ mb: 1.5 }}>{above}</Box>}
    <Typography variant="h1" sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    {lead && (
      <Typography sx={{ mt: 1.5, maxWidth: '60ch', fontSize: '1.125rem', color: 'text.secondary' }}>{lead}</Typography>
    )}
  </Box>
);
