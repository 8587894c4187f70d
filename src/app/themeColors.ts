import { parseChannels, getContrast, darken, lighten } from './colorMath';

const steps = 20;

// Bends the channels rather than mixing in white alone: the light shade of a deep colour keeps its hue.
const brighten = (color: string, amount: number) => {
  const channels = parseChannels(color).map((value) => Math.round(255 * (value / 255) ** (1 - amount * 0.7)));
  return lighten(`rgb(${channels.join(', ')})`, amount ** 2);
};

/** The colour itself where it can be read on the ground, else the nearest shade of it that can. */
export const readableOn = (ground: string, contrast: number, color: string, towards: 'light' | 'dark'): string => {
  if (getContrast(color, ground) >= contrast) return color;
  const shade = towards === 'light' ? brighten : darken;
  const shades = Array.from({ length: steps }, (_, step) => shade(color, (step + 1) / steps));
  return shades.find((candidate) => getContrast(candidate, ground) >= contrast) ?? color;
};
