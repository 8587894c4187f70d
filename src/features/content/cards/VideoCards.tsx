import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import type { Video } from '@/contracts/public';

import { Picture } from '../components/Picture';
import { PlayMark, videoPicture } from '../videos/VideoPoster';
import { getVideoSource } from '../videos/videoSource';
import { CardGrid, CardGridLoading } from './CardGrid';
import { cardFace, PictureCardLoading, summaryLines } from './PictureCard';

const columns = { xs: 1, sm: 2, md: 3 };

/** Teasers that link to the screen where the videos play. */
export const VideoCards = ({ videos, level }: { videos: Video[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid columns={columns}>
      {videos.map(({ videoId, title, description, posterUrl, ...video }) => (
        <Box component="li" key={videoId}>
          <Box component="article" sx={{ ...cardFace, '&:hover': { borderColor: 'primary.main' } }}>
            <Box sx={{ position: 'relative', display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
              <Picture name={posterUrl} {...videoPicture} />
              {getVideoSource(video) && (
                <Box sx={{ placeSelf: 'center' }}>
                  <PlayMark />
                </Box>
              )}
            </Box>
            <Box sx={{ p: { xs: 2, md: 2.5 } }}>
              <Typography variant="h3" component={level}>
                <Box
                  component={Link}
                  to={`${paths.videos.href({ lang })}#video-${videoId}`}
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
                {description}
              </Typography>
            </Box>
          </Box>
        </Box>
      ))}
    </CardGrid>
  );
};

export const VideoCardsLoading = () => (
  <CardGridLoading columns={columns}>
    {[1, 2, 3].map((card) => (
      <PictureCardLoading key={card} picture={videoPicture} />
    ))}
  </CardGridLoading>
);
