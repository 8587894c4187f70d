import { hasLeft, isCancelled } from '@/shared/lib/orderStates';

import { type CommandContext, withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getOperator } from '../commands/operator';
import { readDay } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { listParcelNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import type { BookedOrder } from '../repositories/orderBookRepository';
import { createOutboxRepository, type Notice } from '../repositories/outboxRepository';
import { createParcelsRepository, type ParcelLine } from '../repositories/parcelsRepository';
import { suggest } from '../suggest';
import { changeOrder } from './findOrders';

const maxTextLength = 100;
const maxLinkLength = 1000;

const readText = (name: string, given = '') => {
  const text = toPrintable(given);
  if (text.length > maxTextLength) throw new UsageError(`--${name} is longer than ${maxTextLength} characters.`);
  return text;
};

const readLink = (given = '') => {
  const link = given.trim();
  if (link === '') return '';
  if (!URL.canParse(link) || new URL(link).protocol !== 'https:' || link.length > maxLinkLength)
    throw new UsageError(`--link must be an address of up to ${maxLinkLength} characters that starts with https://.`);
  return new URL(link).href;
};

const readMoment = (given: string | undefined, timeZone: string) => {
  const now = Date.now();
  const moment = readDay('date', given, timeZone)?.start ?? now;
  if (moment > now) throw new UsageError(`--date is "${given}", which is still to come.`);
  return moment;
};

/** `CODE:QUANTITY,CODE:QUANTITY`; codes may contain both signs. */
const readContents = (given = '') =>
  given
    .split(/(?<=:\d{1,6}),/)
    .filter(Boolean)
    .map((part) => {
      const [, code, quantity] = /^(.+):(\d{1,6})$/s.exec(part.trim()) ?? [];
      if (code === undefined)
        throw new UsageError(`--lines is "${toPrintable(given)}" but must be like A-101:20,B-7:4.`);
      return { code: code.trim(), quantity: Number(quantity) };
    });

const describeLine = ({ code }: { code: string }) => JSON.stringify(toPrintable(code));

/** What the parcel has of each line; never more than is left to send. */
const toLines = ({ lines, parcels }: BookedOrder, contents: ReturnType<typeof readContents>): ParcelLine[] => {
  const sent = new Map<number, number>();
  for (const line of parcels.flatMap((parcel) => parcel.lines))
    sent.set(line.line_number, (sent.get(line.line_number) ?? 0) + line.quantity);
  const packed = contents.map(({ code, quantity }) => {
    const line = lines.find((each) => each.code.toLowerCase() === code.toLowerCase());
    const codes = lines.map((each) => each.code);
    if (!line) throw new OperatorError(`The order has no line ${describeLine({ code })}.${suggest(code, codes)}`);
    const left = line.quantity - line.cancelled_quantity - (sent.get(line.line_number) ?? 0);
    if (quantity === 0 || quantity > left)
      throw new OperatorError(
        `The quantity of ${describeLine(line)} is ${quantity}, but ${left} of ${line.quantity} are left to send. Nothing was changed.`,
      );
    return { line_number: line.line_number, quantity };
  });
  if (new Set(packed.map((line) => line.line_number)).size < packed.length)
    throw new UsageError('--lines names a code twice.');
  return packed;
};

const notify = (transaction: Database, { config }: CommandContext, orderId: number, notices: Notice[]) =>
  createOutboxRepository(transaction, config.runtime.accountId).addNotices(orderId, notices, Date.now());

const parcelOptions = {
  carrier: { type: 'string', value: 'NAME', help: 'who delivers it' },
  number: { type: 'string', value: 'NUMBER', help: 'the tracking number' },
  link: { type: 'string', value: 'URL', help: 'where it is tracked; starts with https://' },
  lines: { type: 'string', value: 'CODE:QTY,...', help: 'what is in it, for orders that are sent in parts' },
  date: {
    type: 'string',
    value: 'DATE',
    help: "when it was sent, such as 2026-03-01, in the shop's time zone; now if missing",
  },
  quiet: { type: 'boolean', help: 'sends no mail to the client' },
  by: byOption,
} as const;

export const addParcel = defineAction({
  name: 'parcel',
  summary: 'adds a parcel that was sent, which shows on the page of the order, and tells the client about further ones',
  parameters: 'NUMBER',
  options: parcelOptions,
  run: async ({ options, parameters: [number = ''] }, context) => {
    const parcel = {
      carrier: readText('carrier', options.carrier),
      tracking_number: readText('number', options.number),
      link: readLink(options.link),
      shipped_at: readMoment(options.date, context.config.timeZone),
      added_at: Date.now(),
      added_by: getOperator(options.by),
    };
    if (parcel.carrier === '' && parcel.tracking_number === '')
      throw new UsageError('Say who delivers it with --carrier, or its tracking number with --number.');
    const contents = readContents(options.lines);
    return withDatabase(context, ({ db }) =>
      changeOrder(db, context, number, async (transaction, booked) => {
        const { order_number: orderNumber, order_id: orderId, status } = booked.order;
        if (isCancelled(status)) throw new OperatorError(`Order ${orderNumber} is cancelled: nothing is sent of it.`);
        const lines = toLines(booked, contents);
        const added = await createParcelsRepository(transaction).add(orderId, { ...parcel, lines });
        // The mail about "shipped" names the first ones.
        const isTold = !options.quiet && (booked.parcels.length > 0 || hasLeft(status));
        await notify(transaction, context, orderId, listParcelNotices(context.config, added, isTold));
        return { orderNumber, parcel: added, isTold };
      }),
    );
  },
  describe: ({ orderNumber, parcel, isTold }) =>
    `Parcel ${parcel} of order ${orderNumber} shows on its page.${isTold ? ' The client will be told.' : ''}`,
});

export const removeParcel = defineAction({
  name: 'remove-parcel',
  summary: 'removes a parcel that was added by mistake',
  parameters: 'NUMBER PARCEL',
  run: ({ parameters: [number = '', parcel = ''] }, context) =>
    withDatabase(context, ({ db }) =>
      changeOrder(db, context, number, async (transaction, { order, parcels }) => {
        const found = parcels.find((each) => String(each.parcel_number) === parcel);
        if (!found) throw new OperatorError(`Order ${order.order_number} has no parcel ${toPrintable(parcel)}.`);
        const { order_id: orderId } = order;
        await createParcelsRepository(transaction).remove(orderId, found.parcel_number);
        await notify(transaction, context, orderId, listParcelNotices(context.config, found.parcel_number, false));
        return { orderNumber: order.order_number, parcel: found.parcel_number };
      }),
    ),
  describe: ({ orderNumber, parcel }) => `Parcel ${parcel} of order ${orderNumber} was removed.`,
});
