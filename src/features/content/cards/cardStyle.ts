import { clamped } from '@/shared/ui/styles';

/** Styles the parts of a card by class, so that a whole grid shares one style. */
export const cardStyle = {
  '& .card': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
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
