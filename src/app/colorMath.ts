// Company colours are hexadecimal. MUI's own color math parses every notation and adds 1 KB to the first load.
export const parseChannels = (color: string): number[] => {
  if (!color.startsWith('#')) return (color.match(/[\d.]+/g) ?? []).map(Number);
  const size = color.length < 6 ? 1 : 2;
  const pairs = color.slice(1).match(new RegExp(`.{${size}}`, 'g')) ?? [];
  return pairs.map((pair) => parseInt(pair.padEnd(2, pair), 16));
};

const writtenColor = (channels: number[]) => `rgb(${channels.map(Math.trunc).join(', ')})`;

const eachChannel = (change: (value: number, share: number) => number) => (color: string, share: number) =>
  writtenColor(parseChannels(color).map((value) => change(value, share)));

export const darken = eachChannel((value, share) => value * (1 - share));
export const lighten = eachChannel((value, share) => value + (255 - value) * share);

// WCAG 2, rounded as MUI does: the whole theme must arrive at the same shades.
const weights = [0.2126, 0.7152, 0.0722];
const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (color: string) => {
  const channels = parseChannels(color);
  const sum = weights.reduce((total, weight, at) => total + weight * linear((channels[at] ?? 0) / 255), 0);
  return Number(sum.toFixed(3));
};

export const getContrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
