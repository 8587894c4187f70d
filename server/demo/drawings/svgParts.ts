const short = (value: number) => String(Math.round(value * 10) / 10);

/** Path data with numbers rounded to one decimal. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? short(value) : (value ?? '')}${part}`;
  });

const attributes = (extra: string) => (extra === '' ? '' : ` ${extra}`);

export const path = (data: string, fill: string, extra = '') =>
  `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;

/** A path whose inner outlines are holes. */
export const pierced = (data: string, fill: string) => path(data, fill, 'fill-rule="evenodd"');

// Caps, joins and `fill="none"` are set on the root element.
export const stroke = (data: string, color: string, width: number, extra = '') =>
  `<path d="${data}" stroke="${color}" stroke-width="${short(width)}"${attributes(extra)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${attributes(extra)}/>`;

export const rounded = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
) => rect(x, y, width, height, fill, `rx="${short(radius)}"${attributes(extra)}`);

/** One line of text in the reader's default sans-serif font. */
export const caption = (text: string, cx: number, foot: number, size: number, fill: string) =>
  `<text x="${short(cx)}" y="${short(foot)}" text-anchor="middle" font-family="sans-serif" font-size="${short(size)}" fill="${fill}">${text}</text>`;

export const group = (content: string, extra = '') => `<g${attributes(extra)}>${content}</g>`;

export const turned = (content: string, degrees: number, cx = 200, cy = 200) =>
  group(content, `transform="rotate(${short(degrees)} ${short(cx)} ${short(cy)})"`);

export const svgDocument = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
  `fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
