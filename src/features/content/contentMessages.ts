import { defineMessages } from 'react-intl';

export const contentMessages = defineMessages({
  bannersEmpty: { id: 'content.banners.empty', defaultMessage: 'Nothing is announced at the moment' },
  bannersEmptyHint: {
    id: 'content.banners.empty.hint',
    defaultMessage: 'Our catalogue and our team are here for you all the same.',
  },
  bannersFailed: { id: 'content.banners.failed', defaultMessage: 'The announcements could not be loaded' },
  announcements: { id: 'content.banners', defaultMessage: 'Announcements' },
});
