import { type CatalogNames, getCatalogNames } from '@/shared/config/catalogNames';
import { describePacks } from '@/shared/i18n/describePacks';
import { formatMoney } from '@/shared/i18n/formatMoney';
import type { Language } from '@/shared/i18n/languages';
import { toAmount } from '@/shared/money/cents';
import { stockMessages } from '@/shared/stock/stockMessages';

import type { OrderLinesTable, OrdersTable } from '../db/tables';
import { formatServerMessage, getServerIntl, type MessageId } from '../http/responses/serverMessages';
import { getBackorder } from '../orders/backorder';
import { getNote } from '../orders/orderRecord';
import type { BookedOrder } from '../repositories/orderBookRepository';

export type MailContent = { subject: string; text: string; html: string };

type Look = { siteName: string; color: string; timeZone: string; catalogNames: CatalogNames };

type OrderMail = Look & {
  order: BookedOrder;
  language: Language;
  subject: string;
  lead: string;
  /** What the mail is about, above what is always said of the order. */
  facts?: [string, string][];
  /** How the company reaches the client. */
  contact?: string;
  /** Where the client finds the order. */
  link?: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

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

const readOrder = (mail: OrderMail) => {
  const {
    order: { order, lines, parcels },
    language,
    timeZone,
    catalogNames,
    facts: first = [],
    contact = '',
  } = mail;
  const { say, money, rate, count, date, day, packs, later } = createFormats(language, order.money_type_id, timeZone);
  const { reference, deliveryAddress, wishedDate, comment } = getNote(order);
  const facts: [string, string][] = [
    ...first,
    [say('orderMailDate'), date(order.created_at)],
    [say('orderMailCatalog'), getCatalogNames(catalogNames, order.catalog_id)?.[language] ?? ''],
    [say('orderMailClient'), contact],
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
    ] as [string, string][],
    linkText: say('orderMailLink'),
  };
};

const writeText = (mail: OrderMail) => {
  const { facts, rows, totals, linkText } = readOrder(mail);
  return [
    mail.lead,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...rows.map(({ quantity, code, name, notes, price, amount }) =>
      [`${quantity} × ${code}  ${name}`, ...notes, `${price}  ${amount}`].join('\n    '),
    ),
    '',
    ...totals.map(([name, value]) => `${name}: ${value}`),
    '',
    ...(mail.link === undefined ? [] : [`${linkText}: ${mail.link}`, '']),
  ].join('\n');
};

const cell = 'padding:6px 4px;border-bottom:1px solid #ddd;vertical-align:top';
const left = 'text-align:left';
const right = 'text-align:right;white-space:nowrap';

const writeCell = (tag: 'td' | 'th', html: string, column: number) =>
  `<${tag} style="${cell};${column === 1 ? left : right}">${html}</${tag}>`;

const writeHtml = (mail: OrderMail) => {
  const { siteName, color, lead, link, language } = mail;
  const { facts, headings, rows, totals, linkText } = readOrder(mail);
  // The code is below the name so that the table fits a phone screen.
  const lines = rows.map(({ quantity, code, name, notes, price, amount }) => {
    const details = [code, ...notes].map(escapeHtml).join('<br>');
    const item = `${escapeHtml(name)}<br><span style="color:#5f6b68">${details}</span>`;
    const cells = [escapeHtml(quantity), item, escapeHtml(price), escapeHtml(amount)];
    return `<tr>${cells.map((html, column) => writeCell('td', html, column)).join('')}</tr>`;
  });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>`,
    '<body style="margin:0;padding:12px;background:#f5f4f0;color:#1a2421;font:15px/1.5 Arial,sans-serif">',
    '<div style="max-width:680px;margin:0 auto;padding:16px;background:#fff">',
    `<p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:${escapeHtml(color)}">${escapeHtml(siteName)}</p>`,
    `<p>${escapeHtml(lead)}</p>`,
    ...facts.map(([name, value]) => `<p><b>${escapeHtml(name)}</b>: ${escapeHtml(value).replaceAll('\n', '<br>')}</p>`),
    '<table style="width:100%;border-collapse:collapse">',
    `<thead><tr>${headings.map((name, column) => writeCell('th', escapeHtml(name), column)).join('')}</tr></thead><tbody>`,
    ...lines,
    '</tbody><tfoot>',
    ...totals.map(
      ([name, value]) =>
        `<tr><th colspan="3" scope="row" style="${cell};${right}">${escapeHtml(name)}</th>` +
        `<td style="${cell};${right}"><b>${escapeHtml(value)}</b></td></tr>`,
    ),
    '</tfoot></table>',
    link === undefined
      ? ''
      : `<p><a href="${escapeHtml(link)}" style="color:${escapeHtml(color)}">${escapeHtml(linkText)}</a></p>`,
    '</div></body></html>',
  ].join('\n');
};

export const composeOrderMail = (mail: OrderMail): MailContent => ({
  subject: mail.subject,
  text: writeText(mail),
  html: writeHtml(mail),
});
