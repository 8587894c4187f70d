import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';

/** The width shared by the bar, the screens and the footer. */
export const pageWidth = { width: '100%', maxWidth: 1440, mx: 'auto', px: { xs: 2, sm: 3, md: 5 } } as const;

type PageBodyProps = { component?: ElementType; children: ReactNode };

export const PageBody = ({ component = 'div', children }: PageBodyProps) => (
  <Box component={component} sx={{ ...pageWidth, py: { xs: 3, md: 5 } }}>
    {children}
  </Box>
);
