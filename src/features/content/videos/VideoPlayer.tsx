import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { videoMessages } from './videoMessages';
import type { VideoSource } from './videoSource';

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
      <FormattedMessage {...videoMessages.openThere} />
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
