import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';

import { getReadableShade } from '@/shared/ui/readableShade';

import { createAppTheme } from './createAppTheme';

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

it('leaves a readable colour unchanged', () => {
  expect(getReadableShade('#f6f5f1', 4.5, '#0f5c4f', 'dark')).toBe('#0f5c4f');
});

it.each([
  ['dark', '#f6f5f1', 4.5],
  ['light', '#172120', 6.5],
] as const)('finds a readable %s shade of any company colour', (towards, ground, contrast) => {
  fc.assert(
    fc.property(color, (any) => getContrastRatio(getReadableShade(ground, contrast, any, towards), ground) >= contrast),
  );
});

it('keeps the hue when lightening a deep colour', () => {
  const [red = 0, green = 0, blue = 0] = decomposeColor(getReadableShade('#172120', 6.5, '#0f5c4f', 'light')).values;
  expect(green - red).toBeGreaterThan(40);
  expect(green).toBeGreaterThan(blue);
});

type Primary = Record<'main' | 'dark' | 'contrastText', string>;
type Schemes = { colorSchemes: Record<'light' | 'dark', { palette: { primary: Primary } }> };

it.each(['light', 'dark'] as const)('keeps the text of filled buttons readable under the pointer: %s', (scheme) => {
  fc.assert(
    fc.property(color, (primary) => {
      const { colorSchemes } = createAppTheme({ primary, secondary: primary }) as unknown as Schemes;
      const { main, dark: hovered, contrastText } = colorSchemes[scheme].palette.primary;
      return getContrastRatio(contrastText, hovered) >= getContrastRatio(contrastText, main);
    }),
  );
});
