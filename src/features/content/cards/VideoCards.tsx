import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import type { Video } from '@/contracts/public';

import { Picture } from '../components/Picture';
import { PlayMark, videoPicture } from '../videos/VideoPoster';
import { getVideoSource } from '../videos/videoSource';
import { CardGrid, CardGridLoading } from './CardGrid';
import { CardLink, CardText, LinkedCard, Summary } from './cardParts';
import { PictureCardLoading } from './PictureCard';

const columns = { xs: 1, sm: 2, md: 3 };

const Poster = styled('div')(
  css({ position: 'relative', display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }),
);

/** Teasers that link to the screen where the videos play. */
export const VideoCards = ({ videos, level }: { videos: Video[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid columns={columns}>
      {videos.map(({ videoId, title, description, posterUrl, ...video }) => (
        <li key={videoId}>
          <LinkedCard>
            <Poster>
              <Picture name={posterUrl} {...videoPicture} />
              {getVideoSource(video) && <PlayMark />}
            </Poster>
            <CardText>
              <Typography variant="h3" component={level}>
                <CardLink to={`${paths.videos.href({ lang })}#video-${videoId}`}>{title}</CardLink>
              </Typography>
              <Summary variant="body2">{description}</Summary>
            </CardText>
          </LinkedCard>
        </li>
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
