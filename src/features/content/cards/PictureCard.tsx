import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { Skeleton } from '@/shared/ui/Skeleton';
import { clamped } from '@/shared/ui/styles';

import { Picture } from '../components/Picture';

type Measure = { width: number; height: number };

export const cardFace = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const text = { flex: 1, p: { xs: 2, md: 2.5 } };

// Takes as many lines as the grid sets, whether the summary has one or five.
export const summaryLines = {
  ...clamped('var(--lines)'),
  mt: 0.75,
  minHeight: 'calc(1.55em * var(--lines) * var(--leading, 1))',
  color: 'text.secondary',
} as const;

type PictureCardProps = {
  to: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  picture: Measure;
  level: 'h2' | 'h3';
};

export const PictureCard = ({ to, title, summary, imageUrl, picture, level }: PictureCardProps) => (
  <Box component="li">
    <Box
      component="article"
      sx={{
        ...cardFace,
        transition: 'border-color 150ms, transform 150ms',
        '&:hover': { borderColor: 'primary.main' },
        '& img': { transition: 'transform 300ms' },
        '&:hover img': { transform: 'scale(1.025)' },
      }}
    >
      <Box sx={{ overflow: 'hidden' }}>
        <Picture name={imageUrl} {...picture} />
      </Box>
      <Box sx={text}>
        <Typography variant="h3" component={level} sx={{ overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to={to}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Box>
        </Typography>
        <Typography variant="body2" sx={summaryLines}>
          {summary}
        </Typography>
      </Box>
    </Box>
  </Box>
);

export const PictureCardLoading = ({ picture: { width, height } }: { picture: Measure }) => (
  <Box sx={cardFace}>
    <Skeleton sx={{ aspectRatio: `${width} / ${height}`, borderRadius: 0 }} />
    <Box sx={text}>
      <Skeleton sx={{ width: '60%', height: 'calc(1.4625rem * var(--leading, 1))' }} />
      <Skeleton sx={{ mt: 0.75, height: 'calc(1.453125rem * var(--lines) * var(--leading, 1))' }} />
    </Box>
  </Box>
);
