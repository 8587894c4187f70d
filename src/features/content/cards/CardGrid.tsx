import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { clamped, framed } from '@/shared/ui/styles';
import { uiMessages } from '@/shared/ui/uiMessages';

/** Styles the parts of a card by class, so that a whole grid shares one style. */
const cardStyle = {
  '& .card': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    ...framed,
  },
  // Highlighted on hover, because the whole card is a link.
  '& .is-link': { transition: 'border-color 150ms' },
  '& .is-link:hover': { borderColor: 'primary.main' },
  '& .card-link': { color: 'inherit', textDecoration: 'none' },
  '& .card-link::after': { content: '""', position: 'absolute', inset: 0 },
  '& .card-text': { flex: 1, p: { xs: 2, md: 2.5 } },
  '& .card-title': { m: 0, typography: 'h3', overflowWrap: 'anywhere' },
  // Takes as many lines as the grid sets, whether the summary has one or five.
  '& .card-summary': {
    ...clamped('var(--lines)'),
    m: 0,
    mt: 0.75,
    minHeight: 'calc(1.55em * var(--lines) * var(--leading, 1))',
    typography: 'body2',
    color: 'text.secondary',
  },
  // The picture zooms in on hover.
  '& .window': { overflow: 'hidden' },
  '& .window img': { transition: 'transform 300ms' },
  '& .card:hover .window img': { transform: 'scale(1.025)' },
} as const;

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
