import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Video } from '@/contracts/public';

import { Picture } from '../components/Picture';
import { videoMessages } from './videoMessages';
import { PlayMark, videoPicture } from './VideoPoster';
import { getVideoSource, type VideoSource } from './videoSource';

const screen = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  bgcolor: '#000',
  color: '#fff',
} as const;

// The player replaces the play button, so it takes over the focus.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const PlayFailure = ({ address }: { address: string }) => (
  <Box
    role="alert"
    sx={{
      ...screen,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1,
      p: 2,
    }}
  >
    <FormattedMessage {...videoMessages.failed} />
    <Box component="a" href={address} target="_blank" rel="noopener noreferrer" sx={{ color: 'inherit' }}>
      <FormattedMessage {...videoMessages.openOriginal} />
    </Box>
  </Box>
);

type VideoPlayerProps = { source: VideoSource; title: string };

export const VideoPlayer = ({ source: { kind, address }, title }: VideoPlayerProps) => {
  const [failed, setFailed] = useState(false);
  if (failed) return <PlayFailure address={address} />;
  if (kind === 'file') {
    return (
      <Box
        component="video"
        ref={takeFocus}
        src={address}
        aria-label={title}
        controls
        autoPlay
        playsInline
        onError={() => setFailed(true)}
        sx={screen}
      />
    );
  }
  return (
    // YouTube refuses players that send no referrer.
    <Box
      component="iframe"
      ref={takeFocus}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
      sx={screen}
    />
  );
};

/** The poster only: no third party is contacted until the visitor plays the video. */
export const VideoFrame = ({ video }: { video: Video }) => {
  const { formatMessage } = useIntl();
  const [playing, setPlaying] = useState(false);
  const { blob } = useConfig().services;
  const source = getVideoSource(video, { lang: useLanguage(), blob });
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
