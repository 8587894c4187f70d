import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const videoMessages = {
  play: defineMessage<{ title: string }>({ id: 'content.video.play', defaultMessage: 'Play {title}' }),
  ...defineMessages({
    fromYoutube: {
      id: 'content.video.youtube',
      defaultMessage: 'Loaded from YouTube only after you press play',
    },
    failed: { id: 'content.video.failed', defaultMessage: 'This video cannot be played here' },
    openOriginal: { id: 'content.video.open', defaultMessage: 'Open the original video' },
    unavailable: { id: 'content.video.unavailable', defaultMessage: 'Coming soon' },
  }),
};
