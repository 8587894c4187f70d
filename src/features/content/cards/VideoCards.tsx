import { Link } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import type { Video } from '@/contracts/public';

import { Picture } from '../components/Picture';
import { PlayMark, videoPicture } from '../videos/VideoPoster';
import { getVideoSource } from '../videos/videoSource';
import { CardGrid, CardGridLoading } from './CardGrid';
import { PictureCardLoading } from './PictureCard';

const columns = { xs: 1, sm: 2, md: 3 };

const posters = {
  '& .poster': { position: 'relative', display: 'grid', placeItems: 'center' },
  '& .poster > *': { gridArea: '1 / 1' },
} as const;

/** Teasers that link to the screen where the videos play. */
export const VideoCards = ({ videos, level: Title }: { videos: Video[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid columns={columns} cards={posters}>
      {videos.map(({ videoId, title, description, posterUrl, ...video }) => (
        <li key={videoId}>
          <article className="card is-link">
            <div className="poster">
              <Picture name={posterUrl} {...videoPicture} />
              {getVideoSource(video) && <PlayMark />}
            </div>
            <div className="card-text">
              <Title className="card-title">
                <Link to={`${paths.videos.href({ lang })}#video-${videoId}`} className="card-link">
                  {title}
                </Link>
              </Title>
              <p className="card-summary">{description}</p>
            </div>
          </article>
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
