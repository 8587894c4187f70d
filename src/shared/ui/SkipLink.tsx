import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Visible only while it has the focus. The element with the id must be focusable. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box
    component="a"
    href={`#${to}`}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: 1,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    }}
  >
    {children}
  </Box>
);
