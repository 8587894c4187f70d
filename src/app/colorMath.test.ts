import * as mui from '@mui/material/styles';
import fc from 'fast-check';
import { getContrast, darken, lighten } from './colorMath';

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
