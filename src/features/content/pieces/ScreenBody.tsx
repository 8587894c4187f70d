import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageBody } from '@/shared/ui/PageBody';

/** At least a whole screen high, so that the footer does not move under the visitor's eyes when the content comes. */
export const ScreenBody = ({ children }: { children: ReactNode }) => (
  <Box sx={{ minHeight: 'calc(100vh - var(--bar-height, 64px))' }}>
    <PageBody>{children}</PageBody>
  </Box>
);
