import { hasLeft, isCancelled } from '@/shared/lib/orderStates';
import type { ParcelAddition } from '@/contracts/office';

import { readDay } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { FieldsRefusal, Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { listParcelNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import type { BookedOrder } from '../repositories/orderBookRepository';
import { createOutboxRepository, type Notice } from '../repositories/outboxRepository';
import { createParcelsRepository, type ParcelLine } from '../repositories/parcelsRepository';
import { changeOrder } from './findOrders';
import { toParcelRecord } from './orderRecord';
import { recordOrderChange } from './recordOrderChange';

const maxLinkLength = 1000;

const readLink = (given: string) => {
  const link = given.trim();
  if (link === '') return '';
  if (!URL.canParse(link) || new URL(link).protocol !== 'https:' || link.length > maxLinkLength)
    throw new FieldsRefusal({ link: { messageId: 'linkRefused', values: { max: maxLinkLength } } });
  return new URL(link).href;
};

const readMoment = (given: string | undefined, { config, now }: OfficeContext) => {
  const moment = readDay('date', given, config.timeZone)?.start ?? now();
  if (moment > now()) throw new FieldsRefusal({ date: { messageId: 'dateToCome', values: { date: given ?? '' } } });
  return moment;
};

/** What the parcel has of each line; never more than is left to send. */
const toLines = ({ order, lines, parcels }: BookedOrder, given: ParcelAddition['lines'] = []): ParcelLine[] => {
  const sent = parcels.flatMap((parcel) => parcel.lines);
  if (new Set(given.map(({ lineNumber }) => lineNumber)).size < given.length)
    throw new Refusal(422, 'lineTwice', { number: order.order_number });
  return given.map(({ lineNumber, quantity }) => {
    const line = lines.find((each) => each.line_number === lineNumber);
    if (!line) throw new Refusal(422, 'lineUnknown', { number: order.order_number, line: lineNumber });
    const inParcels = sent.filter((each) => each.line_number === lineNumber);
    const left = line.quantity - line.cancelled_quantity - inParcels.reduce((sum, each) => sum + each.quantity, 0);
    if (quantity < 1 || quantity > left)
      throw new Refusal(409, 'parcelExceeds', {
        code: toPrintable(line.code),
        quantity: String(quantity),
        left: String(left),
        ordered: String(line.quantity),
      });
    return { line_number: lineNumber, quantity };
  });
};

const notify = (transaction: Database, { config, now }: OfficeContext, orderId: number, notices: Notice[]) =>
  createOutboxRepository(transaction, config.runtime.accountId).addNotices(orderId, notices, now());

/** Adds a parcel that was sent, and tells the client about further ones. */
export const addParcel = (
  db: Database,
  context: OfficeContext,
  { orderNumber: given, ...input }: ParcelAddition & { orderNumber: string },
) => {
  const { carrier = '', number: trackingNumber = '', link = '', date, lines: contents, quiet = false } = input;
  const parcel = {
    carrier: toPrintable(carrier),
    tracking_number: toPrintable(trackingNumber),
    link: readLink(link),
    shipped_at: readMoment(date, context),
    added_at: context.now(),
    added_by: context.author.by,
  };
  if (parcel.carrier === '' && parcel.tracking_number === '')
    throw new FieldsRefusal({ carrier: { messageId: 'parcelUnnamed', values: {} } });
  return changeOrder(db, context, given, async (transaction, booked) => {
    const { order_number: orderNumber, order_id: orderId, status } = booked.order;
    if (isCancelled(status)) throw new Refusal(409, 'orderCancelled', { number: orderNumber });
    const added = { ...parcel, lines: toLines(booked, contents) };
    const parcelNumber = await createParcelsRepository(transaction).add(orderId, added);
    // The mail about "shipped" names the first ones.
    const isTold = !quiet && (booked.parcels.length > 0 || hasLeft(status));
    await notify(transaction, context, orderId, listParcelNotices(context.config, parcelNumber, isTold));
    await recordOrderChange(transaction, context, orderNumber, {
      operation: 'addParcel',
      after: toParcelRecord({ ...added, order_id: orderId, parcel_number: parcelNumber }),
    });
    return { orderNumber, parcel: parcelNumber, isTold };
  });
};

/** Removes a parcel that was added by mistake. */
export const removeParcel = (
  db: Database,
  context: OfficeContext,
  { orderNumber: given, parcel }: { orderNumber: string; parcel: string },
) =>
  changeOrder(db, context, given, async (transaction, { order, parcels }) => {
    const { order_number: orderNumber, order_id: orderId } = order;
    const found = parcels.find((each) => String(each.parcel_number) === parcel);
    if (!found) throw new Refusal(404, 'parcelUnknown', { number: orderNumber, parcel: toPrintable(parcel) });
    await createParcelsRepository(transaction).remove(orderId, found.parcel_number);
    await notify(transaction, context, orderId, listParcelNotices(context.config, found.parcel_number, false));
    await recordOrderChange(transaction, context, orderNumber, {
      operation: 'removeParcel',
      before: toParcelRecord(found),
    });
    return { orderNumber, parcel: found.parcel_number };
  });
