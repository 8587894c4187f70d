import { formatServerMessage } from '../http/responses/serverMessages';
import { type OrderSheet, type SheetOf, writeOrderSheet } from '../orders/orderSheet';

export type MailContent = { subject: string; text: string; html: string };

type OrderMail = SheetOf & {
  siteName: string;
  color: string;
  subject: string;
  lead: string;
  /** Where the client finds the order. */
  link?: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const nameLink = ({ language }: OrderMail) => formatServerMessage('orderMailLink', language);

const writeText = (mail: OrderMail, { facts, rows, totals }: OrderSheet) =>
  [
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
    ...(mail.link === undefined ? [] : [`${nameLink(mail)}: ${mail.link}`, '']),
  ].join('\n');

const cell = 'padding:6px 4px;border-bottom:1px solid #ddd;vertical-align:top';
const left = 'text-align:left';
const right = 'text-align:right;white-space:nowrap';

const writeCell = (tag: 'td' | 'th', html: string, column: number) =>
  `<${tag} style="${cell};${column === 1 ? left : right}">${html}</${tag}>`;

const writeHtml = (mail: OrderMail, { facts, headings, rows, totals }: OrderSheet) => {
  const { siteName, color, lead, link, language } = mail;
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
      : `<p><a href="${escapeHtml(link)}" style="color:${escapeHtml(color)}">${escapeHtml(nameLink(mail))}</a></p>`,
    '</div></body></html>',
  ].join('\n');
};

export const composeOrderMail = (mail: OrderMail): MailContent => {
  const sheet = writeOrderSheet(mail);
  return { subject: mail.subject, text: writeText(mail, sheet), html: writeHtml(mail, sheet) };
};
