import { type Separator, writeCsv } from '@/shared/lib/csv';
import { writeAmount } from '@/shared/money/cents';

import { refuseToReplace, writeFileAtomically } from '../atomicFiles';
import { type CommandContext, formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { formatTime } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { UsageError } from '../errors';
import { filterOptions, findOrders, getOrderBook } from './findOrders';
import { toOrderRecord } from './orderRecord';

/** With the additional codes that the items have now: an order keeps only the code. */
const readOrders = async (db: Database, context: CommandContext, ids: number[]) => {
  const book = getOrderBook(db, context);
  const orders = [];
  for (const id of ids) {
    const found = await book.find(id);
    if (!found) continue;
    const additionalCodes = await book.findAdditionalCodes(id);
    const { lines, ...order } = toOrderRecord(found, context.config.runtime);
    const withCode = (line: (typeof lines)[number]) => ({
      ...line,
      additionalCode: additionalCodes.get(line.stockItemId) ?? '',
    });
    orders.push({ ...order, lines: lines.map(withCode) });
  }
  return orders;
};

type ExportedOrder = Awaited<ReturnType<typeof readOrders>>[number];

type CsvFormat = { separator: Separator; hasDecimalComma: boolean; timeZone: string };

/** One row for each line of an order. */
const toCsv = (orders: ExportedOrder[], { separator, hasDecimalComma, timeZone }: CsvFormat) => {
  const number = (value: number | string) => (hasDecimalComma ? String(value).replace('.', ',') : String(value));
  const amount = (value: number | null) => number(writeAmount(value ?? 0));
  const columns: Record<string, (order: ExportedOrder, line: ExportedOrder['lines'][number]) => string> = {
    orderNumber: ({ orderNumber }) => orderNumber,
    date: ({ date }) => formatTime(Date.parse(date), timeZone),
    status: ({ status }) => status,
    catalogId: ({ catalogId }) => String(catalogId),
    ...(orders[0]?.catalogName && { catalogName: ({ catalogName }) => catalogName?.en ?? '' }),
    clientUsername: ({ client }) => client.username,
    clientName: ({ client }) => client.name,
    clientEmail: ({ client }) => client.email,
    clientPhone: ({ client }) => client.phone,
    deliveryAddress: ({ deliveryAddress, client }) => deliveryAddress || client.address,
    wishedDate: ({ wishedDate }) => wishedDate,
    reference: ({ reference }) => reference,
    comment: ({ comment }) => comment,
    currency: ({ currency }) => currency,
    subtotal: ({ subtotal }) => amount(subtotal),
    taxRate: ({ taxRate }) => number(taxRate),
    taxExemption: ({ taxExemption = '' }) => taxExemption,
    taxAmount: ({ taxAmount }) => amount(taxAmount),
    orderTotal: ({ total }) => amount(total),
    lineNumber: (_, { lineNumber }) => String(lineNumber),
    code: (_, { code }) => code,
    additionalCode: (_, { additionalCode }) => additionalCode,
    name: (_, { name }) => name.en,
    quantity: (_, { quantity }) => String(quantity),
    unit: (_, { unit = '' }) => unit,
    packSize: (_, { packSize }) => String(packSize ?? ''),
    unitPrice: (_, { unitPrice }) => amount(unitPrice),
    lineTotal: (_, { total }) => amount(total),
    cancelledQuantity: (_, { cancelled = 0 }) => String(cancelled),
    orderedBy: ({ orderedBy }) => orderedBy?.name ?? '',
  };
  const cells = Object.values(columns);
  const rows = orders.flatMap((order) => order.lines.map((line) => cells.map((read) => read(order, line))));
  return writeCsv([Object.keys(columns), ...rows], separator);
};

const separators: Record<string, Separator> = { comma: ',', semicolon: ';', tab: '\t', ',': ',', ';': ';' };

const readSeparator = (name: string): Separator => {
  const found = Object.hasOwn(separators, name) ? separators[name] : undefined;
  if (!found) throw new UsageError(`--separator is ${JSON.stringify(name)} but must be comma, semicolon or tab.`);
  return found;
};

const fileFormats = ['csv', 'json'] as const;

export const exportOrders = defineAction({
  name: 'export',
  summary: 'writes orders with their lines to a file',
  parameters: 'FILE',
  options: {
    format: { type: 'string', value: 'csv|json', help: "the file's ending if missing" },
    separator: { type: 'string', value: 'comma|semicolon|tab', help: 'between the columns; comma if missing' },
    'decimal-comma': { type: 'boolean', help: 'writes 4,90 rather than 4.90 to a CSV file' },
    new: { type: 'boolean', help: 'only orders that no export with --new has written yet' },
    force: { type: 'boolean', help: 'replaces an existing file' },
    ...filterOptions,
  },
  run: async ({ options, parameters: [file = ''] }, context) => {
    const ending = options.format ?? file.split('.').at(-1);
    const chosen = fileFormats.find((each) => each === ending);
    if (!chosen) throw new UsageError(`The format of ${file} is unknown: add --format csv or --format json.`);
    const format = {
      separator: readSeparator(options.separator ?? 'comma'),
      hasDecimalComma: options['decimal-comma'],
      timeZone: context.config.timeZone,
    };
    if (!options.force) refuseToReplace(context.directory, file);
    const write = async (db: Database) => {
      const found = await findOrders(db, context, options);
      const ids = found.filter((order) => !options.new || order.exported_at === null).map((order) => order.order_id);
      if (options.new && ids.length === 0) return { file: null, orders: 0 };
      const orders = await readOrders(db, context, ids.reverse());
      const text = chosen === 'csv' ? toCsv(orders, format) : `${JSON.stringify(orders, null, 2)}\n`;
      await writeFileAtomically(context.directory, file, text);
      // Marked last: after a failure, orders are exported twice rather than never.
      if (options.new) await getOrderBook(db, context).markExported(ids, Date.now());
      return { file, orders: orders.length };
    };
    return options.new
      ? withDatabase(context, ({ db }) => write(db))
      : withReadOnlyDatabase(context, ({ db }) => write(db));
  },
  describe: ({ file, orders }) =>
    file === null
      ? 'There are no new orders. Nothing was written.'
      : `Wrote ${formatCount(orders, 'order')} to ${file}.`,
});
