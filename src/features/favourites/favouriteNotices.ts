import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import {
  type MessageValue,
  type NotificationStyle,
  storefrontNotice,
} from '@/features/notifications/state/notificationsSlice';

const notices = {
  ...defineMessages({
    linkCopied: { id: 'favourites.link.copied', defaultMessage: 'Link copied' },
    linkFailed: { id: 'favourites.link.failed', defaultMessage: 'The browser did not allow the link to be copied' },
    unreadable: {
      id: 'favourites.import.unreadable',
      defaultMessage: 'This file does not contain lists exported from here',
    },
    brokenLink: { id: 'favourites.shared.broken', defaultMessage: 'The list in this link could not be read' },
  }),
  done: defineMessage<{ added: number; total: number }>({
    id: 'favourites.done',
    defaultMessage: '{added, number} of {total, number} in the cart',
  }),
  duplicated: defineMessage<{ name: string }>({
    id: 'favourites.duplicated',
    defaultMessage: 'The copy is called “{name}”',
  }),
  imported: defineMessage<{ count: number }>({
    id: 'favourites.import.done',
    defaultMessage: '{count, plural, one {# list imported} other {# lists imported}}',
  }),
  shortenedLink: defineMessage<{ most: number }>({
    id: 'favourites.link.cut',
    defaultMessage: 'Link copied, with the first {most, number} items of the list',
  }),
};

export const favouriteNoticeShown = (
  notice: keyof typeof notices,
  style: NotificationStyle,
  values: Record<string, MessageValue> = {},
) => storefrontNotice(notices[notice], style, values);
