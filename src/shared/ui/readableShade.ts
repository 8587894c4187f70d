import { darken, decomposeColor, getContrastRatio, lighten } from '@mui/material/styles';

const steps = 20;

// Applies a curve to each channel rather than just mixing in white: the light shade of a deep colour keeps its hue.
const brighten = (color: string, amount: number) => {
  const channels = decomposeColor(color).values.map((value) => Math.round(255 * (value / 255) ** (1 - amount * 0.7)));
  return lighten(`rgb(${channels.join(', ')})`, amount ** 2);
};

/** The colour itself if it is readable on the background, else the nearest shade that is. */
export const getReadableShade = (
  background: string,
  contrast: number,
  color: string,
  towards: 'light' | 'dark',
): string => {
  if (getContrastRatio(color, background) >= contrast) return color;
  const shade = towards === 'light' ? brighten : darken;
  const shades = Array.from({ length: steps }, (_, step) => shade(color, (step + 1) / steps));
  return shades.find((candidate) => getContrastRatio(candidate, background) >= contrast) ?? color;
};
