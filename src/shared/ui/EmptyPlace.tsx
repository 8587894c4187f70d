import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type EmptyPlaceProps = { picture: ReactNode; title: ReactNode; children: ReactNode; action: ReactNode };

/** Where a list has nothing to show: a drawing, what will stand here, and the next step. */
export const EmptyPlace = ({ picture, title, children, action }: EmptyPlaceProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 1.5,
      px: 3,
      py: { xs: 5, md: 7 },
      textAlign: 'center',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
    }}
  >
    {picture}
    <Box component="h2" sx={{ m: 0, typography: 'h3' }}>
      {title}
    </Box>
    <Box sx={{ mb: 1, color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>{children}</Box>
    {action}
  </Box>
);
