import { THEME_ID } from '@mui/material/styles';
import { createTheme } from '@mui/system';
import { wholeThemeCreator } from './appearance/wholeTheme';
import { getContrast, darken } from './colorMath';
import type { VariableTheme } from './theme';
import {
  contrastThreshold,
  createPalettes,
  schemeAttribute,
  shadows,
  shape,
  typography,
  type DesignPalette,
  type ThemeColors,
} from './themeDesign';

type Shades = Record<string, string>;
type PagePalette = Record<string, Shades | string>;

// Derived as MUI does: the whole theme has the same values under the same names.
const createShades = ({ main }: { main: string }): Shades => ({
  main,
  dark: darken(main, 0.3),
  contrastText: getContrast(main, '#fff') >= contrastThreshold ? '#fff' : 'rgba(0, 0, 0, 0.87)',
});

const pagePalette = (design: DesignPalette, action: Shades): PagePalette => {
  const { primary, secondary, success, error, warning, info, ...rest } = design;
  const shaded = Object.entries({ primary, secondary, success, error, warning, info });
  return { ...rest, action, ...Object.fromEntries(shaded.map(([name, shade]) => [name, createShades(shade)])) };
};

const toVariableName = (...path: string[]) => ['--mui-palette', ...path].join('-');

const toVariables = (palette: PagePalette): Shades =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([group, shades]) =>
      typeof shades === 'string'
        ? [[toVariableName(group), shades]]
        : Object.entries(shades).map(([shade, color]) => [toVariableName(group, shade), color]),
    ),
  );

const reference = (...path: string[]) => `var(${toVariableName(...path)})`;

const referencesTo = (palette: PagePalette) =>
  Object.fromEntries(
    Object.entries(palette).map(([group, shades]) => [
      group,
      typeof shades === 'string'
        ? reference(group)
        : Object.fromEntries(Object.keys(shades).map((shade) => [shade, reference(group, shade)])),
    ]),
  );

const zIndex = { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 };
const inScheme = (scheme: string) => `[${schemeAttribute}="${scheme}"]`;

/** The theme of the first screens. MUI's components bring the whole theme with them, stored under its id. */
export const createPageTheme = (colors: ThemeColors) => {
  const designs = createPalettes(colors);
  const light = pagePalette(designs.light, { hover: 'rgba(0, 0, 0, 0.04)', selected: 'rgba(0, 0, 0, 0.08)' });
  const dark = pagePalette(designs.dark, {
    hover: 'rgba(255, 255, 255, 0.08)',
    selected: 'rgba(255, 255, 255, 0.16)',
  });
  const palette = referencesTo(light);
  const withVariables = {
    vars: { palette },
    colorSchemes: { light, dark },
    getColorSchemeSelector: (scheme: string) => `${inScheme(scheme)} &`,
  };
  const options = { palette, shape, typography: { ...typography, fontWeightBold: 700 }, shadows, zIndex };
  const theme = createTheme(options, withVariables);
  let whole: VariableTheme | undefined;
  Object.defineProperty(theme, THEME_ID, { get: () => (whole ??= wholeThemeCreator()?.(colors)) });
  const variables = {
    [`:root, ${inScheme('light')}`]: { colorScheme: 'light', ...toVariables(light) },
    [inScheme('dark')]: { colorScheme: 'dark', ...toVariables(dark) },
  };
  return { theme: theme as typeof theme & { readonly [THEME_ID]?: VariableTheme }, variables };
};
