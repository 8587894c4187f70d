import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { uiMessages } from '@/shared/ui/uiMessages';

import { cardStyle } from './cardStyle';

export type Columns = Partial<Record<'xs' | 'sm' | 'md' | 'lg', number>>;

type Lines = Columns | number;

type CardGridProps = {
  columns: Columns;
  /** How many lines of a summary are shown, and reserved before it loads. */
  lines?: Lines;
  /** The same for a first card that fills a whole row. */
  linesAlone?: Lines;
  /** Styles for parts that only these cards have. */
  cards?: Record<string, object>;
  children: ReactNode;
};

type Measures = { tracks: number; span: number; alone: number; pair: number };

// If the last row would have a gap, the first row gets wider cards: one instead of two, or two instead of three.
const getMeasures = (count: number): Measures => {
  if (count === 2) return { tracks: 2, span: 1, alone: 2, pair: 1 };
  if (count === 3) return { tracks: 6, span: 2, alone: 1, pair: 3 };
  return { tracks: count, span: 1, alone: 1, pair: 1 };
};

/** The first of an odd number of cards, which in two columns fills a row. */
const firstAlone = ':first-of-type:nth-last-of-type(2n + 3)';

/** The same for all grids, so that a page with several has it once. */
const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  ...cardStyle,
  gridTemplateColumns: 'repeat(var(--tracks), minmax(0, 1fr))',
  '& > *': { gridColumn: 'span max(var(--span), var(--as-one, 1), var(--as-two, 1))' },
  [`& > ${firstAlone}`]: { '--as-one': 'var(--alone)' },
  '& > :first-of-type:nth-last-of-type(3n + 2), & > :nth-of-type(2):nth-last-of-type(3n + 1)': {
    '--as-two': 'var(--pair)',
  },
} as const;

const getOwnStyle = ({ columns, lines = 2, linesAlone, cards }: Omit<CardGridProps, 'children'>) => {
  const at = (measure: keyof Measures) =>
    Object.fromEntries(Object.entries(columns).map(([width, count]) => [width, getMeasures(count)[measure]]));
  return {
    ...cards,
    '--lines': lines,
    '--tracks': at('tracks'),
    '--span': at('span'),
    '--alone': at('alone'),
    '--pair': at('pair'),
    ...(linesAlone !== undefined && { [`& > * > ${firstAlone}`]: { '--lines': linesAlone } }),
    ...(columns.sm === 2 && {
      '@media (min-width: 600px) and (max-width: 899.95px)': {
        // The picture of a card, or its placeholder.
        [`& li${firstAlone} img, & > * > div${firstAlone} > :first-of-type`]: { aspectRatio: '2.2' },
      },
    }),
  };
};

export const CardGrid = ({ children, ...measures }: CardGridProps) => (
  <Box sx={getOwnStyle(measures)}>
    <Box component="ul" role="list" sx={gridStyle}>
      {children}
    </Box>
  </Box>
);

export const CardGridLoading = ({ children, ...measures }: CardGridProps) => (
  <Box sx={getOwnStyle(measures)}>
    <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)} sx={gridStyle}>
      {children}
    </Box>
  </Box>
);
