import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Video } from '@/contracts/public';
import { Picture } from '../components/Picture';
import { PlayMark } from './PlayMark';
import { videoMessages } from './videoMessages';
import { VideoPlayer } from './VideoPlayer';
import { videoPicture } from './videoPicture';
import { videoSource } from './videoSource';

/** The poster only: no third party is contacted until the visitor plays the video. */
export const VideoFrame = ({ video }: { video: Video }) => {
  const { formatMessage } = useIntl();
  const [playing, setPlaying] = useState(false);
  const { blob } = useConfig().services;
  const source = videoSource(video, { lang: useLanguage(), blob });
  return (
    <Box sx={{ position: 'relative' }}>
      <Picture name={video.posterUrl} {...videoPicture} />
      {source && playing && <VideoPlayer source={source} title={video.title} />}
      {source && !playing && (
        <Box
          component="button"
          type="button"
          aria-label={formatMessage(videoMessages.play, { title: video.title })}
          onClick={() => setPlaying(true)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            border: 0,
            p: 0,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'transparent',
            cursor: 'pointer',
            '&:focus-visible': { outlineOffset: -4 },
            '&:hover > span': { transform: 'scale(1.06)' },
          }}
        >
          <PlayMark />
        </Box>
      )}
    </Box>
  );
};
