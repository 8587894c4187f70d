import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { framed } from './styles';

type EmptyStateProps = {
  picture: ReactNode;
  title?: ReactNode;
  /** `h1` if nothing else on the screen has the page's title. */
  level?: 'h1' | 'h2';
  children: ReactNode;
  action: ReactNode;
};

/** Empty state of a list: a drawing, what will be shown here, and the next step. */
export const EmptyState = ({ picture, title, level = 'h2', children, action }: EmptyStateProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 1.5,
      px: 3,
      py: { xs: 5, md: 7 },
      textAlign: 'center',
      ...framed,
    }}
  >
    {picture}
    {title && (
      <Box component={level} sx={{ m: 0, mt: 0.5, typography: level === 'h1' ? 'h2' : 'h3' }}>
        {title}
      </Box>
    )}
    <Box sx={{ mb: 1, color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>{children}</Box>
    {action}
  </Box>
);
