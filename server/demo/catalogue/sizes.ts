import { inAll, type Translated } from './translated';

const chineseUnits: Record<string, string> = {
  ml: '毫升',
  l: '升',
  cm: '厘米',
  mm: '毫米',
  m: '米',
  W: '瓦',
  V: '伏',
  kg: '公斤',
};

/**
 * A size as each language writes it: `350 ml`, `1.5 l`, `30 × 40 cm`, `set 6` (pieces that belong together), `pack 12`
 * (several of the same thing), or a format such as `A5`.
 */
export const sizeIn = (size: string): Translated => {
  const [first = '', second = ''] = size.split(' ');
  if (first === 'set') return inAll(`juego de ${second}`, `set of ${second}`, `${second}件套`);
  if (first === 'pack') return inAll(`paquete de ${second}`, `pack of ${second}`, `${second}个装`);
  const unit = size.slice(size.lastIndexOf(' ') + 1);
  const inChinese = chineseUnits[unit];
  if (inChinese === undefined) return inAll(size, size, size);
  return inAll(size.replaceAll('.', ','), size, `${size.slice(0, size.lastIndexOf(' '))} ${inChinese}`);
};

/** In a code, `350 ml` is `350`, `30 × 40 cm` is `30X40`, `set 6` is `S6`. */
export const sizeInCode = (size: string) =>
  size
    .replace(/^set /, 'S')
    .replace(/^pack /, 'P')
    .replaceAll('×', 'X')
    .replaceAll(/ [a-zA-Z]+$/g, '')
    .replaceAll(/[ .]/g, '')
    .toUpperCase();
