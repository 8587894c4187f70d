import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useGetVideosQuery } from '@/api/contentApi';
import { pageTitles } from '@/shared/routing/pageTitles';
import { PageBody } from '@/shared/ui/PageBody';
import type { Video } from '@/contracts/public';

import { CardGrid, CardGridLoading } from './cards/CardGrid';
import { PictureCardLoading } from './cards/PictureCard';
import { ContentList } from './components/ContentList';
import { PageHeading } from './components/PageHeading';
import { contentMessages } from './contentMessages';
import { videoMessages } from './videos/videoMessages';
import { VideoFrame } from './videos/VideoPlayer';
import { videoPicture } from './videos/VideoPoster';
import { getVideoSource } from './videos/videoSource';

const columns = { xs: 1, sm: 2, lg: 3 };

const Note = ({ video }: { video: Video }) => {
  const source = getVideoSource(video);
  if (source?.kind === 'file') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontStyle: 'italic' }}>
      <FormattedMessage {...(source ? videoMessages.fromYoutube : videoMessages.unavailable)} />
    </Typography>
  );
};

const VideoArticle = ({ video }: { video: Video }) => (
  <li id={`video-${video.videoId}`}>
    <article className="card">
      <VideoFrame video={video} />
      <div className="card-text">
        <Typography variant="h3" component="h2">
          {video.title}
        </Typography>
        {video.description && (
          <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
            {video.description}
          </Typography>
        )}
        <Note video={video} />
      </div>
    </article>
  </li>
);

const VideosLoading = () => (
  <CardGridLoading columns={columns}>
    {[1, 2, 3].map((card) => (
      <PictureCardLoading key={card} picture={videoPicture} />
    ))}
  </CardGridLoading>
);

export const VideosPage = () => (
  <PageBody>
    <PageHeading
      title={<FormattedMessage {...pageTitles.videos} />}
      lead={<FormattedMessage {...contentMessages.videosLead} />}
    />
    <ContentList
      query={useGetVideosQuery()}
      failed={contentMessages.videosFailed}
      empty={contentMessages.videosEmpty}
      loading={<VideosLoading />}
    >
      {(videos) => (
        <CardGrid columns={columns}>
          {videos.map((video) => (
            <VideoArticle key={video.videoId} video={video} />
          ))}
        </CardGrid>
      )}
    </ContentList>
  </PageBody>
);
