import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import type { ErrorDescription } from '@/api/errors/describeRequestError';
import { describeQuantityFault } from '@/shared/i18n/describeQuantityFault';
import type { QuantityFault } from '@/shared/lib/readQuantity';
import { lineMessages } from '@/shared/ui/lineMessages';

import type { LineState } from './padLines';

export const padMessages = {
  ...lineMessages,
  ...defineMessages({
    title: { id: 'orderPad.title', defaultMessage: 'Order pad' },
    lead: {
      id: 'orderPad.lead',
      defaultMessage: 'Paste codes and quantities from a spreadsheet, and add them to the cart together.',
    },
    paste: { id: 'orderPad.paste', defaultMessage: 'Paste or type your lines' },
    pasteHint: {
      id: 'orderPad.paste.hint',
      defaultMessage: 'One line each: code and quantity, separated by a tab, comma, semicolon or space.',
    },
    check: { id: 'orderPad.take', defaultMessage: 'Check the lines' },
    upload: { id: 'orderPad.upload', defaultMessage: 'Upload a spreadsheet (.xlsx or CSV)' },
    drop: { id: 'orderPad.drop', defaultMessage: 'Drop the file here' },
    dropHint: { id: 'orderPad.drop.hint', defaultMessage: 'or drop it anywhere in this box' },
    table: { id: 'orderPad.table', defaultMessage: 'Order lines' },
    line: { id: 'orderPad.line', defaultMessage: 'Line' },
    lineTotal: { id: 'orderPad.lineTotal', defaultMessage: 'Line total' },
    state: { id: 'orderPad.state', defaultMessage: 'Status' },
    remove: { id: 'orderPad.remove', defaultMessage: 'Remove' },
    keys: {
      id: 'orderPad.keys',
      defaultMessage:
        'Tab, Enter and the arrow keys move between cells. Alt with ↑ or ↓ changes a quantity, Ctrl+Delete removes a line.',
    },
    clear: { id: 'orderPad.clear', defaultMessage: 'Clear all' },
    confirmClear: { id: 'orderPad.clear.ask', defaultMessage: 'Remove all lines from the order pad?' },
    pause: { id: 'orderPad.pause', defaultMessage: 'Pause' },
    pausing: { id: 'orderPad.pausing', defaultMessage: 'Pausing' },
    progress: { id: 'orderPad.progress', defaultMessage: 'Adding lines to the cart' },
    toCart: { id: 'orderPad.toCart', defaultMessage: 'Go to the cart' },
    checkFailed: { id: 'orderPad.check.failed', defaultMessage: 'The codes could not be checked' },
    addByCode: { id: 'orderPad.addByCode', defaultMessage: 'Add by code' },
    addOne: { id: 'orderPad.addOne', defaultMessage: 'Add' },
    manyCodes: { id: 'orderPad.manyCodes', defaultMessage: 'Paste many codes' },
    showAll: { id: 'orderPad.showAll', defaultMessage: 'Show all lines' },
    choose: { id: 'orderPad.choose', defaultMessage: 'Choose an item' },
    bestPrice: { id: 'orderPad.bestPrice', defaultMessage: 'Quantity price' },
  }),
  lineCount: defineMessage<{ count: number }>({
    id: 'orderPad.taken',
    defaultMessage: '{count, plural, =0 {No lines yet} one {# line} other {# lines}}',
  }),
  ready: defineMessage<{ count: number }>({
    id: 'orderPad.good',
    defaultMessage: '{count, plural, one {# ready} other {# ready}}',
  }),
  invalid: defineMessage<{ count: number }>({
    id: 'orderPad.bad',
    defaultMessage: '{count, plural, one {# to fix} other {# to fix}}',
  }),
  add: defineMessage<{ count: number }>({
    id: 'orderPad.add',
    defaultMessage: '{count, plural, one {Add # line to the cart} other {Add # lines to the cart}}',
  }),
  resume: defineMessage<{ count: number }>({
    id: 'orderPad.resume',
    defaultMessage: '{count, plural, one {Continue with # line} other {Continue with # lines}}',
  }),
  retry: defineMessage<{ count: number }>({
    id: 'orderPad.retry',
    defaultMessage: '{count, plural, one {Retry # failed line} other {Retry # failed lines}}',
  }),
  download: defineMessage<{ count: number }>({
    id: 'orderPad.download',
    defaultMessage: '{count, plural, one {Download # unresolved line (CSV)} other {Download # unresolved lines (CSV)}}',
  }),
  done: defineMessage<{ added: number; total: number }>({
    id: 'orderPad.done',
    defaultMessage: '{added, number} of {total, number} in the cart',
  }),
  failed: defineMessage<{ count: number }>({
    id: 'orderPad.failed',
    defaultMessage: '{count, plural, one {# failed} other {# failed}}',
  }),
  codeLabel: defineMessage<{ line: number }>({ id: 'orderPad.code.of', defaultMessage: 'Code of line {line, number}' }),
  quantityLabel: defineMessage<{ line: number }>({
    id: 'orderPad.quantity.of',
    defaultMessage: 'Quantity of line {line, number}',
  }),
  removeLabel: defineMessage<{ line: number }>({
    id: 'orderPad.remove.of',
    defaultMessage: 'Remove line {line, number}',
  }),
  chooseLabel: defineMessage<{ line: number }>({
    id: 'orderPad.choose.of',
    defaultMessage: 'Item of line {line, number}',
  }),
  catalog: defineMessage<{ catalog: string; name: string }>({
    id: 'orderPad.choose.catalog',
    defaultMessage: '{catalog}: {name}',
  }),
  useNearCode: defineMessage<{ code: string }>({ id: 'orderPad.near.take', defaultMessage: 'Use {code} instead' }),
  breakAt: defineMessage<{ quantity: number; price: string }>({
    id: 'orderPad.breakAt',
    defaultMessage: '{price} from {quantity, number}',
  }),
};

/** Line states, as shown in the grid and in the exported file of rejected lines. */
const lineStateMessages = {
  deleted: lineMessages.gone,
  ...defineMessages({
    checking: { id: 'orderPad.state.checking', defaultMessage: 'Checking' },
    ready: { id: 'orderPad.state.good', defaultMessage: 'Ready' },
    failed: { id: 'orderPad.state.failed', defaultMessage: 'Not added' },
    unsettled: { id: 'orderPad.state.unsettled', defaultMessage: 'May not have reached the cart' },
    sending: { id: 'orderPad.state.sending', defaultMessage: 'Adding' },
    choose: { id: 'orderPad.state.choose', defaultMessage: 'Several items have this code' },
    chooseVariant: { id: 'orderPad.state.chooseVariant', defaultMessage: 'Sold as variants: choose one' },
    unknown: { id: 'orderPad.state.unknown', defaultMessage: 'No item has this code' },
    notForSale: { id: 'orderPad.state.notForSale', defaultMessage: 'Not for sale: it has no price' },
    noCode: { id: 'orderPad.state.noCode', defaultMessage: 'The code is missing' },
  }),
};

type NotedState = Exclude<LineState, 'empty'> | 'sending';

export const describeLineState = (state: NotedState, fault: QuantityFault | null): ErrorDescription => {
  if (state !== 'badNumber') return { descriptor: lineStateMessages[state], values: {} };
  return describeQuantityFault(fault ?? { reason: 'invalid' });
};
