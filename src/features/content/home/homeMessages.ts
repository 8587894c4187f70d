import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const homeMessages = {
  ...defineMessages({
    announcements: { id: 'content.banners', defaultMessage: 'Announcements' },
    carousel: { id: 'content.banners.carousel', defaultMessage: 'carousel' },
    slide: { id: 'content.banners.slide', defaultMessage: 'slide' },
    pause: { id: 'content.banners.pause', defaultMessage: 'Stop the rotation' },
    play: { id: 'content.banners.play', defaultMessage: 'Start the rotation' },
    previous: { id: 'content.banners.previous', defaultMessage: 'Previous announcement' },
    next: { id: 'content.banners.next', defaultMessage: 'Next announcement' },
    empty: { id: 'content.banners.empty', defaultMessage: 'There are no announcements at the moment' },
    catalogue: { id: 'content.catalogue', defaultMessage: 'See the catalogue' },
    failed: { id: 'content.banners.failed', defaultMessage: 'The announcements could not be loaded' },
  }),
  position: defineMessage<{ position: number; count: number }>({
    id: 'content.banners.position',
    defaultMessage: '{position} of {count}',
  }),
};
