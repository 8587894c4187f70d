import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

import type { OrderSheet } from './orderSheet';

export type Party = { label: string; name: string; lines: string[] };

/** All that is printed, in words. */
export type PrintedOrder = OrderSheet & {
  language: string;
  siteName: string;
  /** Of the site, like `#1a7f6b`. */
  color: string;
  title: string;
  parties: Party[];
  /** With `{page}` and `{pages}` to be replaced. */
  pageText: string;
};

// In points.
const margin = 48;
const footerHeight = 28;
const gap = 12;
const labelWidth = 120;
const leastWidths = { quantity: 62, price: 92, amount: 92 };

const grey = '#5f6b68';
const black = '#1a2421';
const line = '#d5d9d7';

const sizes = { title: 18, heading: 11, text: 9, small: 8 };

/** One family for all languages, because an order in Spanish may have a comment in Chinese. */
const findFonts = (rootDirectory: string) => {
  const { resolve } = createRequire(join(rootDirectory, 'server', 'package.json'));
  const folder = join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts');
  return { regular: join(folder, 'NotoSansHans-Regular.otf'), bold: join(folder, 'NotoSansHans-Bold.otf') };
};

const openDocument = ({ language, title, siteName }: PrintedOrder, rootDirectory: string) => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    // The number of pages is only known at the end.
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: siteName },
  });
  const { regular, bold } = findFonts(rootDirectory);
  doc.registerFont('regular', regular).registerFont('bold', bold);
  return doc;
};

type Doc = ReturnType<typeof openDocument>;

const widthOf = (doc: Doc) => doc.page.width - 2 * margin;
const bottomOf = (doc: Doc) => doc.page.height - margin - footerHeight;

const ruleAt = (doc: Doc, y: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();

const writeHead = (doc: Doc, { siteName, color, title, parties }: PrintedOrder) => {
  doc.font('bold').fontSize(sizes.heading).fillColor(color).text(siteName, margin, margin);
  doc.fontSize(sizes.title).fillColor(black).text(title);
  const top = doc.y + gap;
  const width = (widthOf(doc) - gap) / parties.length;
  const ends = parties.map(({ label, name, lines }, index) => {
    const x = margin + index * (width + gap);
    doc.font('regular').fontSize(sizes.small).fillColor(grey).text(label, x, top, { width });
    doc.font('bold').fontSize(sizes.text).fillColor(black).text(name, { width });
    doc.font('regular').text(lines.join('\n'), { width });
    return doc.y;
  });
  doc.y = Math.max(...ends) + gap;
};

const writeFacts = (doc: Doc, { facts }: PrintedOrder) => {
  for (const [name, text] of facts) {
    const width = widthOf(doc) - labelWidth;
    // At least the first lines of a long text stay with its name.
    if (doc.y + 2 * sizes.text > bottomOf(doc)) doc.addPage();
    const top = doc.y;
    doc
      .font('regular')
      .fontSize(sizes.text)
      .fillColor(grey)
      .text(name, margin, top, { width: labelWidth - gap });
    const afterName = doc.y;
    doc.fillColor(black).text(text, margin + labelWidth, top, { width });
    // A text that goes on to the next page ends further up.
    if (doc.y > top) doc.y = Math.max(doc.y, afterName);
    doc.y += 3;
  }
  doc.y += gap;
};

/** As wide as the longest number: one that is broken between digits is misread. */
const fitColumns = (doc: Doc, { rows, totals }: PrintedOrder) => {
  doc.font('bold').fontSize(sizes.text);
  const fit = (least: number, texts: string[]) => {
    const longest = texts.reduce((found, text) => (text.length > found.length ? text : found), '');
    return Math.max(least, Math.ceil(doc.widthOfString(longest)) + gap);
  };
  const quantity = fit(
    leastWidths.quantity,
    rows.map((row) => row.quantity),
  );
  const price = fit(
    leastWidths.price,
    rows.map((row) => row.price),
  );
  const amount = fit(leastWidths.amount, [...rows.map((row) => row.amount), ...totals.map(([, total]) => total)]);
  const right = doc.page.width - margin;
  return {
    itemWidth: widthOf(doc) - quantity - price - amount - gap,
    numbers: [
      { x: right - amount - price - quantity, width: quantity },
      { x: right - amount - price, width: price },
      { x: right - amount, width: amount },
    ],
  };
};

type Columns = ReturnType<typeof fitColumns>;

type Row = { item: { name: string; details: string }; numbers: [string, string, string] };

const writeNumbers = (doc: Doc, columns: Columns, numbers: readonly string[], y: number) => {
  for (const [index, { x, width }] of columns.numbers.entries())
    doc.text(numbers[index] ?? '', x, y, { width, align: 'right' });
};

const writeTableHead = (doc: Doc, columns: Columns, { headings }: PrintedOrder) => {
  const [quantity = '', item = '', price = '', amount = ''] = headings;
  const y = doc.y;
  doc.font('bold').fontSize(sizes.small).fillColor(grey);
  writeNumbers(doc, columns, [quantity, price, amount], y);
  doc.text(item, margin, y, { width: columns.itemWidth });
  doc.y += 4;
  ruleAt(doc, doc.y);
  doc.y += 5;
};

const writeRow = (doc: Doc, columns: Columns, order: PrintedOrder, { item, numbers }: Row) => {
  const width = columns.itemWidth;
  const nameHeight = doc.font('regular').fontSize(sizes.text).heightOfString(item.name, { width });
  const height = nameHeight + doc.fontSize(sizes.small).heightOfString(item.details, { width });
  if (doc.y + height > bottomOf(doc)) {
    doc.addPage();
    writeTableHead(doc, columns, order);
  }
  const top = doc.y;
  doc.font('regular').fontSize(sizes.text).fillColor(black);
  writeNumbers(doc, columns, numbers, top);
  doc.text(item.name, margin, top, { width });
  doc.fontSize(sizes.small).fillColor(grey).text(item.details, { width });
  ruleAt(doc, doc.y + 3);
  doc.y += 7;
};

const writeTotals = (doc: Doc, columns: Columns, { totals }: PrintedOrder) => {
  const [, , column = { x: margin, width: widthOf(doc) }] = columns.numbers;
  const width = column.x - margin - gap;
  const lastIndex = totals.length - 1;
  // They are read together.
  if (doc.y + totals.length * 3 * sizes.text > bottomOf(doc)) doc.addPage();
  for (const [index, [name, amount]] of totals.entries()) {
    const y = doc.y;
    doc
      .font(index === lastIndex ? 'bold' : 'regular')
      .fontSize(sizes.text)
      .fillColor(black);
    doc.text(amount, column.x, y, { width: column.width, align: 'right' });
    const afterAmount = doc.y;
    doc.text(name, margin, y, { width, align: 'right' });
    doc.y = Math.max(doc.y, afterAmount) + 3;
  }
};

const writeFooters = (doc: Doc, { siteName, title, pageText }: PrintedOrder) => {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Text within the margin would begin another page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin - sizes.small;
    const width = widthOf(doc) / 2;
    doc.font('regular').fontSize(sizes.small).fillColor(grey);
    doc.text(`${siteName} · ${title}`, margin, y, { width, height: 2 * sizes.small, ellipsis: true });
    const page = pageText.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    doc.text(page, margin + width, y, { width, align: 'right' });
  }
};

const emoji = /\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
const otherScripts =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}])./gu;

/** What the fonts do not have would be boxes (ADR 49). */
const toWritable = <Value>(value: Value): Value => {
  if (typeof value === 'string')
    return value
      .replace(emoji, '*')
      .replaceAll(/[\uFE0F\u200D]/g, '')
      .replace(otherScripts, '?') as Value;
  if (Array.isArray(value)) return value.map(toWritable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toWritable(each)])) as Value;
};

/** Takes a second of computing for some hundred lines: see orderPdfs. */
export const writeOrderPdf = (printed: PrintedOrder, rootDirectory: string): Promise<Buffer> => {
  const order = toWritable(printed);
  const doc = openDocument(order, rootDirectory);
  const written = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  writeHead(doc, order);
  writeFacts(doc, order);
  const columns = fitColumns(doc, order);
  writeTableHead(doc, columns, order);
  for (const { quantity, code, name, notes, price, amount } of order.rows)
    writeRow(doc, columns, order, {
      item: { name, details: [code, ...notes].join('\n') },
      numbers: [quantity, price, amount],
    });
  writeTotals(doc, columns, order);
  writeFooters(doc, order);
  doc.end();
  return written;
};
