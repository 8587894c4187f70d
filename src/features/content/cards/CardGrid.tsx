import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '@/shared/ui/uiMessages';

export type Columns = Partial<Record<'xs' | 'sm' | 'md' | 'lg', number>>;

type CardGridProps = { columns: Columns; children: ReactNode };

const grid = (columns: Columns) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: Object.fromEntries(
    Object.entries(columns).map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
  ),
});

export const CardGrid = ({ columns, children }: CardGridProps) => (
  <Box component="ul" role="list" sx={grid(columns)}>
    {children}
  </Box>
);

export const CardGridLoading = ({ columns, children }: CardGridProps) => (
  <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)} sx={grid(columns)}>
    {children}
  </Box>
);
