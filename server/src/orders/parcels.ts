import { type CommandContext, withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { toPrintable } from '../printable';
import { suggest } from '../suggest';
import { addParcel, removeParcel } from './changeParcels';
import { requireOrder } from './findOrders';

const maxTextLength = 100;

const readText = (name: string, given = '') => {
  const text = toPrintable(given);
  if (text.length > maxTextLength) throw new UsageError(`--${name} is longer than ${maxTextLength} characters.`);
  return text;
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

type Contents = ReturnType<typeof readContents>;

/** The lines of an order never change, so that they need no lock. */
const findLines = async (db: Database, context: CommandContext, number: string, contents: Contents) => {
  const { lines } = await requireOrder(db, context, number);
  return contents.map(({ code, quantity }) => {
    const line = lines.find((each) => each.code.toLowerCase() === code.toLowerCase());
    const codes = lines.map((each) => each.code);
    if (!line)
      throw new OperatorError(`The order has no line ${JSON.stringify(toPrintable(code))}.${suggest(code, codes)}`);
    return { lineNumber: line.line_number, quantity };
  });
};

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

export const parcelAction = defineAction({
  name: 'parcel',
  summary: 'adds a parcel that was sent, which shows on the page of the order, and tells the client about further ones',
  parameters: 'NUMBER',
  options: parcelOptions,
  run: async ({ options, parameters: [number = ''] }, context) => {
    const { link, date, quiet } = options;
    const parcel = {
      carrier: readText('carrier', options.carrier),
      number: readText('number', options.number),
      ...(link !== undefined && { link }),
      ...(date !== undefined && { date }),
      quiet,
    };
    const contents = readContents(options.lines);
    return withDatabase(context, async ({ db }) => {
      const lines = await findLines(db, context, number, contents);
      return addParcel(db, getCommandContext(context, options.by), { ...parcel, lines, orderNumber: number });
    });
  },
  describe: ({ orderNumber, parcel, isTold }) =>
    `Parcel ${parcel} of order ${orderNumber} shows on its page.${isTold ? ' The client will be told.' : ''}`,
});

export const removeParcelAction = defineAction({
  name: 'remove-parcel',
  summary: 'removes a parcel that was added by mistake',
  parameters: 'NUMBER PARCEL',
  options: { by: byOption },
  run: ({ options, parameters: [orderNumber = '', parcel = ''] }, context) =>
    withDatabase(context, ({ db }) =>
      removeParcel(db, getCommandContext(context, options.by), { orderNumber, parcel }),
    ),
  describe: ({ orderNumber, parcel }) => `Parcel ${parcel} of order ${orderNumber} was removed.`,
});
