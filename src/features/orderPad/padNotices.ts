import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import {
  type MessageValue,
  type NotificationStyle,
  storefrontNotice,
} from '@/features/notifications/state/notificationsSlice';

import { maxRows } from './state/padRow';

export const padNotices = {
  ...defineMessages({
    notText: {
      id: 'orderPad.file.noText',
      defaultMessage:
        'This file is neither an .xlsx workbook nor text. Save the sheet as .xlsx or CSV and upload that.',
    },
    tooLarge: { id: 'orderPad.file.tooLarge', defaultMessage: 'This file is larger than 1 MB. Split it into parts.' },
    unreadable: { id: 'orderPad.file.unreadable', defaultMessage: 'The file could not be read' },
    noLines: { id: 'orderPad.noLines', defaultMessage: 'No lines were found' },
    otherTab: { id: 'orderPad.otherTab', defaultMessage: 'The order pad is being added to the cart in another tab' },
  }),
  tooMany: defineMessage<{ most: number }>({
    id: 'orderPad.tooMany',
    defaultMessage: 'The order pad holds up to {most, number} lines. Nothing was added: split your list into parts.',
  }),
  skipped: defineMessage<{ count: number }>({
    id: 'orderPad.skipped',
    defaultMessage:
      '{count, plural, one {# row above the column headings was skipped} other {# rows above the column headings were skipped}}',
  }),
  finished: defineMessage<{ added: number; failed: number }>({
    id: 'orderPad.finished',
    defaultMessage:
      '{added, plural, one {# line is in the cart} other {# lines are in the cart}}{failed, plural, =0 {} one {; # failed} other {; # failed}}',
  }),
};

export const padNotice = (
  notice: keyof typeof padNotices,
  style: NotificationStyle,
  values: Record<string, MessageValue> = { most: maxRows },
) => storefrontNotice(padNotices[notice], style, values);
