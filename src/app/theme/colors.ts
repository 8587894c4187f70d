// Company colours are hexadecimal. MUI's own color math parses every notation and adds 1 KB to the first load.
const parseChannels = (color: string): number[] => {
  if (!color.startsWith('#')) return (color.match(/[\d.]+/g) ?? []).map(Number);
  const size = color.length < 6 ? 1 : 2;
  const pairs = color.slice(1).match(new RegExp(`.{${size}}`, 'g')) ?? [];
  return pairs.map((pair) => parseInt(pair.padEnd(2, pair), 16));
};

const formatColor = (channels: number[]) => `rgb(${channels.map(Math.trunc).join(', ')})`;

const mapChannels = (change: (value: number, share: number) => number) => (color: string, share: number) =>
  formatColor(parseChannels(color).map((value) => change(value, share)));

export const darken = mapChannels((value, share) => value * (1 - share));
/** @internal */
export const lighten = mapChannels((value, share) => value + (255 - value) * share);

// WCAG 2, rounded as MUI does: the whole theme must arrive at the same shades.
const weights = [0.2126, 0.7152, 0.0722];
const toLinear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const getLuminance = (color: string) => {
  const channels = parseChannels(color);
  const sum = weights.reduce((total, weight, at) => total + weight * toLinear((channels[at] ?? 0) / 255), 0);
  return Number(sum.toFixed(3));
};

export const getContrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const steps = 20;

// Applies a curve to each channel rather than just mixing in white: the light shade of a deep colour keeps its hue.
const brighten = (color: string, amount: number) => {
  const channels = parseChannels(color).map((value) => Math.round(255 * (value / 255) ** (1 - amount * 0.7)));
  return lighten(`rgb(${channels.join(', ')})`, amount ** 2);
};

/** The colour itself if it is readable on the background, else the nearest shade that is. */
export const getReadableShade = (
  background: string,
  contrast: number,
  color: string,
  towards: 'light' | 'dark',
): string => {
  if (getContrast(color, background) >= contrast) return color;
  const shade = towards === 'light' ? brighten : darken;
  const shades = Array.from({ length: steps }, (_, step) => shade(color, (step + 1) / steps));
  return shades.find((candidate) => getContrast(candidate, background) >= contrast) ?? color;
};
