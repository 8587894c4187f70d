import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const itemPageMessages = {
  ...lineMessages,
  ...defineMessages({
    title: { id: 'page.stockItem', defaultMessage: 'Item' },
    failed: { id: 'item.failed', defaultMessage: 'The item could not be loaded' },
    unknown: { id: 'item.unknown', defaultMessage: 'There is no such item' },
    unknownHint: {
      id: 'item.unknown.hint',
      defaultMessage: 'The address may have been cut short. Search for the item by its name or code.',
    },
    deleted: { id: 'item.deleted', defaultMessage: 'This item is no longer in the catalogue' },
    deletedHint: {
      id: 'item.deleted.hint',
      defaultMessage: 'It was removed from the catalogue and can no longer be ordered.',
    },
    copyCode: { id: 'item.code.copy', defaultMessage: 'Copy the code' },
    share: { id: 'item.share', defaultMessage: 'Share' },
    print: { id: 'item.print', defaultMessage: 'Print' },
    unitPrice: { id: 'item.prices.unit', defaultMessage: 'Price each' },
    features: { id: 'item.features', defaultMessage: 'Features' },
    featuresFailed: { id: 'item.features.failed', defaultMessage: 'The features could not be loaded' },
    otherFeatures: { id: 'item.features.other', defaultMessage: 'Other features' },
    files: { id: 'item.files', defaultMessage: 'Files' },
    orderedTogether: { id: 'item.orderedTogether', defaultMessage: 'Often ordered together' },
    recentlyViewed: { id: 'item.recentlyViewed', defaultMessage: 'Recently viewed' },
    related: { id: 'item.related', defaultMessage: 'In the same category' },
    pictures: { id: 'item.pictures', defaultMessage: 'Pictures' },
    previousPicture: { id: 'item.picture.previous', defaultMessage: 'Previous picture' },
    nextPicture: { id: 'item.picture.next', defaultMessage: 'Next picture' },
    closePicture: { id: 'item.picture.close', defaultMessage: 'Close the pictures' },
    previous: { id: 'item.previous', defaultMessage: 'Previous item' },
    next: { id: 'item.next', defaultMessage: 'Next item' },
    list: { id: 'item.list', defaultMessage: 'Back to the list' },
  }),
  upTo: defineMessage<{ first: number; last: number }>({
    id: 'item.prices.upTo',
    defaultMessage: '{first, number} to {last, number}',
  }),
  from: defineMessage<{ quantity: number }>({ id: 'item.prices.from', defaultMessage: '{quantity, number} or more' }),
  sum: defineMessage<{ count: number; sum: string }>({
    id: 'item.sum',
    defaultMessage: '{count, number} for {sum}',
  }),
  sumOfMore: defineMessage<{ count: number; sum: string; all: number; total: string }>({
    id: 'item.sum.more',
    defaultMessage: '{count, number} more for {sum}: {all, number} in all for {total}',
  }),
  sumOfAll: defineMessage<{ count: number; all: number; total: string }>({
    id: 'item.sum.all',
    defaultMessage: 'With {count, number} more, {all, number} in all for {total}',
  }),
  enlarge: defineMessage<{ name: string }>({
    id: 'item.picture.enlarge',
    defaultMessage: 'Enlarge the picture: {name}',
  }),
  picture: defineMessage<{ number: number }>({ id: 'item.picture', defaultMessage: 'Picture {number, number}' }),
  picturePlace: defineMessage<{ position: number; total: number }>({
    id: 'item.picture.place',
    defaultMessage: '{position, number} of {total, number}',
  }),
  place: defineMessage<{ position: number; total: number }>({
    id: 'item.place',
    defaultMessage: '{position, number} of {total, number}',
  }),
};
