import { writeCsv } from '@/shared/lib/csv';

import { writeFileAtomically } from '../atomicFiles';
import { requireClient } from '../clients/accounts';
import { type CommandContext, formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, formatTime, getOperator } from '../commands/operator';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { listStatusNotices } from '../outbox/notices';
import { knownStatuses } from '../outbox/orderMail';
import { toPrintable } from '../printable';
import { createOrderBookRepository, type OrderFilter } from '../repositories/orderBookRepository';
import { suggest } from '../suggest';
import { type OrderRecord, toOrderRecord } from './orderRecord';

const filterOptions = {
  since: { type: 'string', value: 'DATE', help: 'from this day on, such as 2026-03-01 (UTC)' },
  until: { type: 'string', value: 'DATE', help: 'up to and including this day' },
  status: { type: 'string', value: 'STATUS', help: `such as ${knownStatuses.join(', ')}` },
  client: { type: 'string', value: 'USERNAME', help: 'of this client alone' },
  catalog: { type: 'string', value: 'N', help: 'from this catalogue alone' },
} as const;

type FilterOptions = Record<keyof typeof filterOptions, string | undefined>;

const dayMs = 24 * 3_600_000;

const readDay = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // Date.parse accepts the 31st of any month.
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== text)
    throw new UsageError(`--${name} is "${text}" but must be a date such as 2026-03-01.`);
  return moment;
};

const readFilter = ({ since, until, status, client, catalog }: FilterOptions): OrderFilter => {
  const lastDay = readDay('until', until);
  if (catalog !== undefined && !/^\d{1,9}$/.test(catalog))
    throw new UsageError(`--catalog is "${catalog}" but must be a number.`);
  return {
    since: readDay('since', since),
    until: lastDay === undefined ? undefined : lastDay + dayMs,
    status,
    client: client?.trim().toLowerCase(),
    catalogId: catalog === undefined ? undefined : Number(catalog),
  };
};

const getOrderBook = (db: Database, { config }: CommandContext) =>
  createOrderBookRepository(db, config.runtime.accountId);

const requireOrder = async (db: Database, context: CommandContext, number: string) => {
  const found = await getOrderBook(db, context).findByNumber(number.trim().toUpperCase());
  if (!found) throw new OperatorError(`There is no order ${toPrintable(number)}.`);
  return found;
};

/** A misspelt client or status must be an error, rather than an empty list. */
const findOrders = async (db: Database, context: CommandContext, options: FilterOptions) => {
  const { client, status = '' } = options;
  if (client !== undefined) await requireClient(db, context, client);
  const found = await getOrderBook(db, context).list(readFilter(options));
  const meant = found.length > 0 || knownStatuses.includes(status) ? '' : suggest(status, knownStatuses);
  if (meant !== '') throw new OperatorError(`There are no orders with the status ${toPrintable(status)}.${meant}`);
  return found;
};

const formatAmount = (amount: number | null) => (amount ?? 0).toFixed(2);

const list = defineAction({
  name: 'list',
  summary: 'orders, newest first',
  options: filterOptions,
  run: async ({ options }, context) => {
    const found = await withReadOnlyDatabase(context, ({ db }) => findOrders(db, context, options));
    return found.map((order) => ({
      orderNumber: order.order_number,
      date: formatTime(order.created_at),
      status: order.status,
      client: order.client_name,
      catalogId: order.catalog_id,
      total: order.total_cents / 100,
      currency: order.money_type_id,
    }));
  },
  describe: (orders) =>
    orders.length === 0
      ? 'No orders were found.'
      : formatTable([
          ['NUMBER', 'DATE', 'STATUS', 'CATALOGUE', 'TOTAL', 'CLIENT'],
          ...orders.map(({ orderNumber, date, status, client, catalogId, total, currency }) => [
            orderNumber,
            date,
            toPrintable(status),
            String(catalogId),
            `${formatAmount(total)} ${currency}`,
            toPrintable(client),
          ]),
        ]),
});

const show = defineAction({
  name: 'show',
  summary: 'an order with its lines, and who changed its status',
  parameters: 'NUMBER',
  run: ({ parameters: [number = ''] }, context) =>
    withReadOnlyDatabase(context, async ({ db }) => {
      const order = await requireOrder(db, context, number);
      const changes = await getOrderBook(db, context).listChanges(order.order.order_id);
      return {
        ...toOrderRecord(order),
        statusChanges: changes.map((change) => ({
          status: change.status,
          date: formatTime(change.changed_at),
          by: change.changed_by,
        })),
      };
    }),
  describe: (order) => [
    `Order     ${order.orderNumber}, ${order.date}`,
    `Status    ${toPrintable(order.status)}`,
    ...order.statusChanges.map(
      ({ status, date, by }) => `          ${date} ${toPrintable(status)} by ${toPrintable(by)}`,
    ),
    `Client    ${toPrintable(`${order.client.name} (${order.client.username}) ${order.client.email} ${order.client.phone}`)}`,
    `Address   ${toPrintable(order.client.address) || '-'}`,
    `Comment   ${toPrintable(order.comment) || '-'}`,
    ...formatTable([
      ['QUANTITY', 'CODE', 'NAME', 'PRICE', 'TOTAL'],
      ...order.lines.map(({ quantity, code, name, unitPrice, total }) =>
        [String(quantity), code, name.en, formatAmount(unitPrice), formatAmount(total)].map(toPrintable),
      ),
    ]),
    `Subtotal  ${formatAmount(order.subtotal)} ${order.currency}`,
    `Tax       ${formatAmount(order.taxAmount)} (${order.taxRate} %)`,
    `Total     ${formatAmount(order.total)} ${order.currency}`,
  ],
});

const csvHeadings = [
  'orderNumber',
  'date',
  'status',
  'catalogId',
  'clientUsername',
  'clientName',
  'comment',
  'currency',
  'subtotal',
  'taxRate',
  'taxAmount',
  'orderTotal',
  'lineNumber',
  'code',
  'name',
  'quantity',
  'unitPrice',
  'lineTotal',
];

/** One row for each line of an order. */
const toCsv = (orders: OrderRecord[]) =>
  writeCsv(
    [
      csvHeadings,
      ...orders.flatMap((order) =>
        order.lines.map((line) =>
          [
            order.orderNumber,
            order.date,
            order.status,
            order.catalogId,
            order.client.username,
            order.client.name,
            order.comment,
            order.currency,
            formatAmount(order.subtotal),
            order.taxRate,
            formatAmount(order.taxAmount),
            formatAmount(order.total),
            line.lineNumber,
            line.code,
            line.name.en,
            line.quantity,
            formatAmount(line.unitPrice),
            formatAmount(line.total),
          ].map(String),
        ),
      ),
    ],
    ',',
  );

const formats = ['csv', 'json'] as const;

const exportOrders = defineAction({
  name: 'export',
  summary: 'writes orders with their lines to a file',
  parameters: 'FILE',
  options: {
    format: { type: 'string', value: 'csv|json', help: "the file's ending if missing" },
    ...filterOptions,
  },
  run: async ({ options: { format, ...options }, parameters: [file = ''] }, context) => {
    const ending = format ?? file.split('.').at(-1);
    const chosen = formats.find((each) => each === ending);
    if (!chosen) throw new UsageError(`The format of ${file} is unknown: add --format csv or --format json.`);
    const orders = await withReadOnlyDatabase(context, async ({ db }) => {
      const book = getOrderBook(db, context);
      const records: OrderRecord[] = [];
      for (const { order_id } of await findOrders(db, context, options)) {
        const found = await book.find(order_id);
        if (found) records.push(toOrderRecord(found));
      }
      return records.reverse();
    });
    const text = chosen === 'csv' ? toCsv(orders) : `${JSON.stringify(orders, null, 2)}\n`;
    await writeFileAtomically(context.directory, file, text);
    return { file, orders: orders.length };
  },
  describe: ({ file, orders }) => `Wrote ${formatCount(orders, 'order')} to ${file}.`,
});

const maxStatusLength = 60;

const readStatus = (given: string, isAsWritten: boolean) => {
  const status = isAsWritten ? given.trim() : given.trim().toLowerCase();
  if (isAsWritten && (status === '' || status.length > maxStatusLength || toPrintable(status) !== status))
    throw new UsageError(`The status must have 1 to ${maxStatusLength} characters, and no control characters.`);
  if (!isAsWritten && !knownStatuses.includes(status))
    throw new UsageError(
      `${JSON.stringify(given)} is not a known status.${suggest(status, knownStatuses)} Use one of ${knownStatuses.join(', ')}, or add --as-written.`,
    );
  return status;
};

const setStatus = defineAction({
  name: 'set-status',
  summary: 'changes the status, and tells the client',
  parameters: 'NUMBER STATUS',
  options: {
    'as-written': { type: 'boolean', help: `accepts another status than ${knownStatuses.join(', ')}` },
    by: byOption,
  },
  run: async ({ options, parameters: [number = '', given = ''] }, context) => {
    const status = readStatus(given, options['as-written']);
    return withDatabase(context, async ({ db }) => {
      const { order } = await requireOrder(db, context, number);
      const change = { status, by: getOperator(options.by), moment: Date.now() };
      const notices = listStatusNotices(context.config, status);
      const changed = await getOrderBook(db, context).setStatus(order.order_id, change, notices);
      return { orderNumber: order.order_number, status, changed };
    });
  },
  describe: ({ orderNumber, status, changed }) =>
    changed
      ? `Order ${orderNumber} is now "${status}". The client will be told.`
      : `Order ${orderNumber} was "${status}" already. Nothing was changed.`,
});

export const ordersCommand: Command = {
  name: 'orders',
  summary: 'The orders of all clients. The services may be running.',
  actions: [list, show, exportOrders, setStatus],
  examples: [
    'npm run orders -- list --since 2026-03-01 --status received',
    'npm run orders -- set-status M-1K54AFA shipped',
    'npm run orders -- export orders.csv --since 2026-03-01',
  ],
};
