/** A one-page PDF of a fixed layout, written by hand so that the same item always gives the same bytes. */
export type DataSheet = {
  code: string;
  /** Null for what has no barcode. */
  ean: string | null;
  title: { es: string; en: string };
  color: string;
  rows: readonly (readonly [label: string, value: string])[];
};

// The standard Helvetica has only the Latin letters of WinAnsi.
const literal = (text: string) => `(${text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, '\\$&')})`;

const text = (font: 'R' | 'B', size: number, x: number, y: number, content: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${literal(content)} Tj ET`;

const toRgb = (hex: string) =>
  [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(3)).join(' ');

const leftCodes = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const flipped = (code: string) =>
  Array.from(code)
    .map((bit) => (bit === '0' ? '1' : '0'))
    .join('');
const reversed = (code: string) => Array.from(code).reverse().join('');
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/**
 * The 95 modules of an EAN-13: 1 is a bar.
 *
 * @internal
 */
export const eanModules = (ean: string) => {
  const digits = Array.from(ean).map(Number);
  const code = (index: number) => leftCodes[digits[index] ?? 0] ?? '';
  const parity = parities[digits[0] ?? 0] ?? '';
  const left = Array.from(parity)
    .map((side, index) => (side === 'L' ? code(index + 1) : reversed(flipped(code(index + 1)))))
    .join('');
  const right = [7, 8, 9, 10, 11, 12].map((index) => flipped(code(index))).join('');
  return `101${left}01010${right}101`;
};

const barcode = (ean: string, x: number, y: number) =>
  Array.from(eanModules(ean))
    .map((module, index) => (module === '1' ? `${(x + index * 1.3).toFixed(1)} ${y} 1.3 46 re` : ''))
    .filter((bar) => bar !== '')
    .join(' ');

const drawPage = ({ code, ean, title, color, rows }: DataSheet) =>
  [
    `${toRgb(color)} rg 0 772 595 70 re f`,
    '1 1 1 rg',
    text('B', 22, 48, 798, 'Medida'),
    text('R', 10, 430, 800, code),
    '0.13 0.13 0.15 rg',
    text('B', 16, 48, 724, title.es),
    text('R', 12, 48, 704, title.en),
    ...rows.flatMap(([label, value], index) => {
      const y = 660 - index * 26;
      const stripe = index % 2 === 0 ? [`0.955 0.95 0.935 rg 40 ${y - 9} 515 26 re f`, '0.13 0.13 0.15 rg'] : [];
      return [...stripe, text('B', 10, 48, y, label), text('R', 10, 236, y, value)];
    }),
    ...(ean === null ? [] : [`0 0 0 rg ${barcode(ean, 48, 84)} f`, text('R', 10, 72, 70, ean)]),
  ].join('\n');

export const writeDataSheet = (sheet: DataSheet): Buffer => {
  const stream = drawPage(sheet);
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  const offsets: number[] = [];
  let body = '%PDF-1.4\n';
  for (const [index, content] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${content}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
};
