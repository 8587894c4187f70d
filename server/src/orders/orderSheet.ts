import { type CatalogNames, getCatalogNames } from '@/shared/config/catalogNames';
import { describePacks } from '@/shared/i18n/describePacks';
import { formatMoney } from '@/shared/i18n/formatMoney';
import type { Language } from '@/shared/i18n/languages';
import { toAmount } from '@/shared/money/cents';
import { stockMessages } from '@/shared/stock/stockMessages';

import type { OrderLinesTable, OrdersTable } from '../db/tables';
import { formatServerMessage, getServerIntl, type MessageId } from '../http/responses/serverMessages';
import type { BookedOrder } from '../repositories/orderBookRepository';
import { getBackorder } from './backorder';
import { getNote } from './orderRecord';

export type SheetOf = {
  order: BookedOrder;
  language: Language;
  timeZone: string;
  catalogNames: CatalogNames;
  /** Above what is always said of the order. */
  facts?: [string, string][];
  /** How the company reaches the client. */
  contact?: string;
};

/** What mails and printed orders say, in words of a language. */
export type OrderSheet = {
  facts: [name: string, text: string][];
  /** Of quantity, item, price and amount. */
  headings: string[];
  rows: { quantity: string; code: string; name: string; notes: string[]; price: string; amount: string }[];
  totals: [name: string, amount: string][];
};

const statusMessages: Record<string, MessageId> = {
  received: 'statusReceived',
  preparing: 'statusPreparing',
  shipped: 'statusShipped',
  delivered: 'statusDelivered',
  cancelled: 'statusCancelled',
};

/** Statuses are an open set: unknown ones are shown as they are. */
export const knownStatuses = Object.keys(statusMessages);

export const formatStatus = (status: string, language: Language) => {
  const id = Object.hasOwn(statusMessages, status) ? statusMessages[status] : undefined;
  return id === undefined ? status : formatServerMessage(id, language);
};

const createFormats = (language: Language, currency: string, timeZone: string) => {
  const intl = getServerIntl(language);
  const { formatNumber, formatDate } = intl;
  return {
    say: (id: MessageId, values?: Record<string, string>) => formatServerMessage(id, language, values),
    money: (cents: number) => formatMoney(intl, toAmount(cents), currency),
    rate: (basisPoints: number) => formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    count: (quantity: number) => formatNumber(quantity),
    packs: ({ unit, pack_size: packSize, quantity }: OrderLinesTable) =>
      describePacks(intl, { unit: unit ?? undefined, packSize: packSize ?? undefined }, quantity),
    /** What of the line is delivered later, and when. */
    later: (order: OrdersTable, line: OrderLinesTable) => {
      const { backordered: rest, expectedDate } = getBackorder(order, line);
      if (rest === undefined) return '';
      if (!expectedDate) return intl.formatMessage(stockMessages.later, { rest });
      const date = formatDate(expectedDate, { dateStyle: 'long', timeZone: 'UTC' });
      return intl.formatMessage(stockMessages.laterOn, { rest, date });
    },
    day: (day: string) =>
      formatDate(`${day}T00:00:00Z`, {
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }),
    date: (moment: number) =>
      formatDate(moment, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }),
  };
};

export const writeOrderSheet = (of: SheetOf): OrderSheet => {
  const {
    order: { order, lines, parcels, person },
    language,
    timeZone,
    catalogNames,
    facts: first = [],
    contact = '',
  } = of;
  const { say, money, rate, count, date, day, packs, later } = createFormats(language, order.money_type_id, timeZone);
  const { reference, deliveryAddress, wishedDate, comment } = getNote(order);
  const facts: [string, string][] = [
    ...first,
    [say('orderMailDate'), date(order.created_at)],
    [say('orderMailCatalog'), getCatalogNames(catalogNames, order.catalog_id)?.[language] ?? ''],
    [say('orderMailClient'), contact],
    [say('orderMailOrderedBy'), person?.name ?? ''],
    [say('orderMailReference'), reference],
    [say('orderMailDelivery'), deliveryAddress],
    [say('orderMailWishedDate'), wishedDate && day(wishedDate)],
    [say('orderMailComment'), comment],
    ...parcels.map(({ carrier, tracking_number: number, link }): [string, string] => [
      say('orderMailParcel'),
      [[carrier, number].filter(Boolean).join(' '), link].filter(Boolean).join('\n'),
    ]),
  ];
  return {
    facts: facts.filter(([, value]) => value !== ''),
    headings: (['Quantity', 'Item', 'Price', 'Amount'] as const).map((name) => say(`orderMail${name}`)),
    rows: lines.map((line) => ({
      quantity: count(line.quantity),
      code: line.code,
      name: line[`name_${language}`],
      notes: [packs(line), later(order, line)].filter((text) => text !== ''),
      price: money(line.unit_price_cents),
      amount: money(line.total_cents),
    })),
    totals: [
      [say('orderMailSubtotal'), money(order.subtotal_cents)],
      [
        [say('orderMailTax', { rate: rate(order.tax_rate) }), order.tax_exemption ?? []].flat().join(' · '),
        money(order.tax_cents),
      ],
      [say('orderMailTotal'), money(order.total_cents)],
    ],
  };
};
