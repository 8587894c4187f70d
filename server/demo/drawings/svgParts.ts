const roundNumber = (value: number) => String(Math.round(value * 10) / 10);

/** Path data with numbers rounded to one decimal. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? roundNumber(value) : (value ?? '')}${part}`;
  });

const attributes = (extra: string) => (extra === '' ? '' : ` ${extra}`);

export const path = (data: string, fill: string, extra = '') =>
  `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;

/** A path whose inner outlines are holes. */
export const pathWithHoles = (data: string, fill: string) => path(data, fill, 'fill-rule="evenodd"');

// Caps, joins and `fill="none"` are set on the root element.
export const stroke = (data: string, color: string, width: number, extra = '') =>
  `<path d="${data}" stroke="${color}" stroke-width="${roundNumber(width)}"${attributes(extra)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${roundNumber(cx)}" cy="${roundNumber(cy)}" rx="${roundNumber(rx)}" ry="${roundNumber(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${roundNumber(x)}" y="${roundNumber(y)}" width="${roundNumber(width)}" height="${roundNumber(height)}" fill="${fill}"${attributes(extra)}/>`;

export const roundedRect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
) => rect(x, y, width, height, fill, `rx="${roundNumber(radius)}"${attributes(extra)}`);

/** One line of text in the reader's default sans-serif font. */
export const caption = (text: string, cx: number, baseline: number, size: number, fill: string) =>
  `<text x="${roundNumber(cx)}" y="${roundNumber(baseline)}" text-anchor="middle" font-family="sans-serif" font-size="${roundNumber(size)}" fill="${fill}">${text}</text>`;

export const group = (content: string, extra = '') => `<g${attributes(extra)}>${content}</g>`;

export const rotate = (content: string, degrees: number, cx = 200, cy = 200) =>
  group(content, `transform="rotate(${roundNumber(degrees)} ${roundNumber(cx)} ${roundNumber(cy)})"`);

export const svgDocument = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
  `fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
