import * as mui from '@mui/material/styles';
import fc from 'fast-check';

import { darken, getContrast, getReadableShade, lighten } from './colors';

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('matches the color math of MUI', () => {
  fc.assert(
    fc.property(color, color, share, (one, other, amount) => {
      expect(getContrast(one, other)).toBe(mui.getContrastRatio(one, other));
      expect(darken(one, 0.3)).toBe(mui.darken(one, 0.3));
      expect(lighten(darken(one, 0.5), 0.25)).toBe(mui.lighten(mui.darken(one, 0.5), 0.25));
      const [lighter, darker] = [getContrast(lighten(one, amount), '#000'), getContrast(darken(one, amount), '#000')];
      expect(lighter).toBeGreaterThanOrEqual(darker);
    }),
  );
});

it('parses shorthand hex colours', () => {
  expect(darken('#abc', 0)).toBe('rgb(170, 187, 204)');
});

it('leaves a readable colour unchanged', () => {
  expect(getReadableShade('#f6f5f1', 4.5, '#0f5c4f', 'dark')).toBe('#0f5c4f');
});

it.each([
  ['dark', '#f6f5f1', 4.5],
  ['light', '#172120', 6.5],
] as const)('finds a readable %s shade of any company colour', (towards, ground, contrast) => {
  fc.assert(
    fc.property(
      color,
      (any) => mui.getContrastRatio(getReadableShade(ground, contrast, any, towards), ground) >= contrast,
    ),
  );
});

it('keeps the hue when lightening a deep colour', () => {
  const [red = 0, green = 0, blue = 0] = mui.decomposeColor(
    getReadableShade('#172120', 6.5, '#0f5c4f', 'light'),
  ).values;
  expect(green - red).toBeGreaterThan(40);
  expect(green).toBeGreaterThan(blue);
});
