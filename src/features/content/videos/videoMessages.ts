import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const videoMessages = {
  play: defineMessage<{ title: string }>({ id: 'content.video.play', defaultMessage: 'Play {title}' }),
  ...defineMessages({
    fromYoutube: {
      id: 'content.video.youtube',
      defaultMessage: 'Plays from YouTube, which is asked only when you press play',
    },
    failed: { id: 'content.video.failed', defaultMessage: 'This video cannot be played here' },
    openThere: { id: 'content.video.open', defaultMessage: 'Open it where it is kept' },
    unavailable: { id: 'content.video.unavailable', defaultMessage: 'Coming soon' },
  }),
};
