import { getCatalogNames } from '@/shared/config/catalogNames';
import { toAmount, writeAmount } from '@/shared/money/cents';

import { withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatColumns, formatTable } from '../commands/formatTable';
import { formatTime } from '../commands/shopTime';
import { toPrintable } from '../printable';
import { declineAction, listQuotes, offerAction, showQuote } from '../quotes/quoteCommands';
import { documentAction, removeDocumentAction } from './documents';
import { exportOrders } from './exportOrders';
import { filterOptions, findOrders, getOrderBook, requireOrder } from './findOrders';
import { getNote, toOrderRecord } from './orderRecord';
import { parcelAction, removeParcelAction } from './parcels';
import { answerAction, listRequests } from './requestCommands';
import { setStatus } from './setStatus';

const formatAmount = (amount: number | null) => writeAmount(amount ?? 0);

const list = defineAction({
  name: 'list',
  summary: 'orders, newest first',
  options: filterOptions,
  run: async ({ options }, context) => {
    const found = await withReadOnlyDatabase(context, ({ db }) => findOrders(db, context, options));
    return found.map((order) => ({
      orderNumber: order.order_number,
      date: formatTime(order.created_at, context.config.timeZone),
      status: order.status,
      client: order.client_name,
      ...(order.person_name !== null && { orderedBy: order.person_name }),
      reference: getNote(order).reference,
      wishedDate: getNote(order).wishedDate,
      catalogId: order.catalog_id,
      catalogName: getCatalogNames(context.config.runtime, order.catalog_id),
      total: toAmount(order.total_cents),
      currency: order.money_type_id,
    }));
  },
  describe: (orders) =>
    formatTable(
      ['NUMBER', 'DATE', 'STATUS', 'CATALOGUE', 'TOTAL', 'CLIENT', 'REFERENCE', 'WISHED'],
      orders.map(({ client, orderedBy, catalogId, catalogName, ...order }) => [
        order.orderNumber,
        order.date,
        order.status,
        catalogName?.en ?? String(catalogId),
        `${formatAmount(order.total)} ${order.currency}`,
        orderedBy === undefined ? client : `${client} (${orderedBy})`,
        order.reference,
        order.wishedDate,
      ]),
      'No orders were found.',
    ),
});

/** A labelled text; further lines are indented like the first. */
const describeText = (label: string, text: string) =>
  text.split('\n').map((line, index) => `${(index === 0 ? label : '').padEnd(10)}${toPrintable(line) || '-'}`);

type Contents = { lineNumber: number; quantity: number }[];

const describeContents = (order: { lines: (Contents[number] & { code: string })[] }, contents: Contents) =>
  contents.map(({ lineNumber, quantity }) => {
    const line = order.lines.find((each) => each.lineNumber === lineNumber);
    return `          ${quantity} of ${line?.quantity ?? '?'} ${toPrintable(line?.code ?? '')}`;
  });

const show = defineAction({
  name: 'show',
  summary: 'an order with its lines, and who changed its status',
  parameters: 'NUMBER',
  run: ({ parameters: [number = ''] }, context) =>
    withReadOnlyDatabase(context, async ({ db }) => {
      const { timeZone } = context.config;
      const order = await requireOrder(db, context, number);
      const changes = await getOrderBook(db, context).listChanges(order.order.order_id);
      const record = toOrderRecord(order, context.config.runtime);
      return {
        ...record,
        date: formatTime(order.order.created_at, timeZone),
        statusChanges: changes.map((change) => ({
          status: change.status,
          date: formatTime(change.changed_at, timeZone),
          by: change.changed_by,
          note: change.note,
        })),
        parcels: record.parcels.map((parcel, index) => ({
          ...parcel,
          date: formatTime(order.parcels[index]?.shipped_at ?? 0, timeZone),
        })),
        requests: record.requests.map((request, index) => ({
          ...request,
          date: formatTime(order.requests[index]?.requested_at ?? 0, timeZone),
          by: order.requests[index]?.answered_by ?? '',
        })),
      };
    }),
  describe: (order) => [
    `Order     ${order.orderNumber}, ${order.date}`,
    `Status    ${toPrintable(order.status)}`,
    ...order.statusChanges.flatMap(({ status, date, by, note }) => [
      `          ${date} ${toPrintable(status)} by ${toPrintable(by)}`,
      ...(note === '' ? [] : describeText('', note)),
    ]),
    ...(order.catalogName ? [`Catalogue ${toPrintable(order.catalogName.en)}`] : []),
    `Client    ${toPrintable(`${order.client.name} (${order.client.username}) ${order.client.email} ${order.client.phone}`)}`,
    ...(order.orderedBy ? [`By        ${toPrintable(`${order.orderedBy.name} ${order.orderedBy.email}`)}`] : []),
    `Address   ${toPrintable(order.client.address) || '-'}`,
    `Delivery  ${toPrintable(order.deliveryAddress) || '-'}`,
    `Wished    ${order.wishedDate || '-'}`,
    `Reference ${toPrintable(order.reference) || '-'}`,
    ...describeText('Comment', order.comment),
    ...formatColumns([
      ['QUANTITY', 'CODE', 'NAME', 'PRICE', 'TOTAL'],
      ...order.lines.map(({ quantity, code, name, unitPrice, total }) => [
        String(quantity),
        code,
        name.en,
        formatAmount(unitPrice),
        formatAmount(total),
      ]),
    ]),
    `Subtotal  ${formatAmount(order.subtotal)} ${order.currency}`,
    `Tax       ${formatAmount(order.taxAmount)} (${[`${order.taxRate} %`, order.taxExemption ?? []].flat().map(toPrintable).join(', ')})`,
    `Total     ${formatAmount(order.total)} ${order.currency}`,
    ...order.parcels.flatMap(({ parcelNumber, carrier, number: tracking, link, date, lines }) => [
      `Parcel ${String(parcelNumber).padEnd(2)} ${[carrier, tracking, link, date].filter(Boolean).map(toPrintable).join(', ')}`,
      ...describeContents(order, lines),
    ]),
    ...order.requests.flatMap(({ requestNumber, kind, state, date, by, reason, answer, lines }) => [
      `Request ${String(requestNumber).padEnd(2)}${kind}, ${date}, ${[state, by].filter(Boolean).join(' by ')}`,
      ...describeContents(order, lines),
      ...describeText('Reason', reason),
      ...(answer === '' ? [] : describeText('Answer', answer)),
    ]),
    ...order.documents.map(
      ({ documentId, kind, name, size }) =>
        `Document  ${documentId} ${toPrintable(kind)}, ${toPrintable(name)}, ${Math.ceil(size / 1024)} KB`,
    ),
  ],
});

export const ordersCommand: Command = {
  name: 'orders',
  summary: 'The orders of all clients. The services may be running.',
  actions: [
    list,
    show,
    exportOrders,
    setStatus,
    parcelAction,
    removeParcelAction,
    documentAction,
    removeDocumentAction,
    listRequests,
    answerAction,
    listQuotes,
    showQuote,
    offerAction,
    declineAction,
  ],
  examples: [
    'npm run orders -- list --since 2026-03-01 --status received',
    'npm run orders -- set-status M-1K54AFA M-1K54AFB shipped --note "Tracking number 1Z999"',
    'npm run orders -- parcel M-1K54AFA --carrier DHL --number 1Z999 --link https://dhl.example/1Z999 --lines A-101:20',
    'npm run orders -- document M-1K54AFA invoice-77.pdf --kind invoice',
    'npm run orders -- answer M-1K54AFA 1 accept --note "We will pick it up on Monday"',
    'npm run orders -- offer Q-1K54AFA --discount 5 --until 2026-03-31 --note "Delivered within two weeks"',
    'npm run orders -- export orders.csv --since 2026-03-01',
    'npm run orders -- export new.csv --new --separator semicolon --decimal-comma',
  ],
};
