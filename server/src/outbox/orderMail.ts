import { type CatalogNames, getCatalogNames } from '@/shared/config/catalogNames';
import type { Language } from '@/shared/i18n/languages';
import { splitOrderComment } from '@/shared/lib/orderComment';

import { formatServerMessage, getServerIntl, type MessageId } from '../http/serverMessages';
import type { OrderWithLines } from '../repositories/ordersRepository';

export type MailContent = { subject: string; text: string; html: string };

type Look = { siteName: string; color: string; timeZone: string; catalogNames: CatalogNames };

type OrderMail = Look & {
  order: OrderWithLines;
  language: Language;
  subject: string;
  lead: string;
  /** What the company writes about a change of the status. */
  note?: string;
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
  const { formatNumber, formatDate } = getServerIntl(language);
  return {
    say: (id: MessageId, values?: Record<string, string>) => formatServerMessage(id, language, values),
    money: (cents: number) =>
      formatNumber(cents / 100, {
        style: 'currency',
        useGrouping: 'always',
        currency,
      }),
    rate: (basisPoints: number) => formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    count: (quantity: number) => formatNumber(quantity),
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
    order: { order, lines },
    language,
    timeZone,
    catalogNames,
    note = '',
    contact = '',
  } = mail;
  const { say, money, rate, count, date } = createFormats(language, order.money_type_id, timeZone);
  const { reference, comment } = splitOrderComment(order.comment);
  const facts: [string, string][] = [
    [say('orderMailNote'), note],
    [say('orderMailDate'), date(order.created_at)],
    [say('orderMailCatalog'), getCatalogNames(catalogNames, order.catalog_id)?.[language] ?? ''],
    [say('orderMailClient'), contact],
    [say('orderMailReference'), reference],
    [say('orderMailComment'), comment],
  ];
  return {
    facts: facts.filter(([, value]) => value !== ''),
    headings: (['Quantity', 'Code', 'Item', 'Price', 'Amount'] as const).map((name) => say(`orderMail${name}`)),
    rows: lines.map((line) => [
      count(line.quantity),
      line.code,
      line[`name_${language}`],
      money(line.unit_price_cents),
      money(line.total_cents),
    ]),
    totals: [
      [say('orderMailSubtotal'), money(order.subtotal_cents)],
      [say('orderMailTax', { rate: rate(order.tax_rate) }), money(order.tax_cents)],
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
    ...rows.map(([quantity, code, name, price, amount]) => `${quantity} × ${code}  ${name}\n    ${price}  ${amount}`),
    '',
    ...totals.map(([name, value]) => `${name}: ${value}`),
    '',
    ...(mail.link === undefined ? [] : [`${linkText}: ${mail.link}`, '']),
  ].join('\n');
};

const cell = 'padding:6px 8px;border-bottom:1px solid #ddd;vertical-align:top';
const right = 'text-align:right;white-space:nowrap';

const isNumeric = (column: number) => column === 0 || column > 2;

const writeHtml = (mail: OrderMail) => {
  const { siteName, color, lead, link, language } = mail;
  const { facts, headings, rows, totals, linkText } = readOrder(mail);
  const writeCells = (cells: string[], tag: 'td' | 'th') =>
    cells
      .map((text, column) => {
        const alignment = isNumeric(column) ? right : 'text-align:left';
        return `<${tag} style="${cell};${alignment}">${escapeHtml(text)}</${tag}>`;
      })
      .join('');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f5f4f0;color:#1a2421;font:15px/1.5 Arial,sans-serif">',
    '<div style="max-width:680px;margin:0 auto;padding:24px;background:#fff">',
    `<p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:${escapeHtml(color)}">${escapeHtml(siteName)}</p>`,
    `<p>${escapeHtml(lead)}</p>`,
    ...facts.map(([name, value]) => `<p><b>${escapeHtml(name)}</b>: ${escapeHtml(value).replaceAll('\n', '<br>')}</p>`),
    '<table style="width:100%;border-collapse:collapse">',
    `<thead><tr>${writeCells(headings, 'th')}</tr></thead><tbody>`,
    ...rows.map((row) => `<tr>${writeCells(row, 'td')}</tr>`),
    '</tbody><tfoot>',
    ...totals.map(
      ([name, value]) =>
        `<tr><th colspan="4" scope="row" style="${cell};${right}">${escapeHtml(name)}</th>` +
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
