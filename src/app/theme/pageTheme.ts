import { type CssVarsTheme, type Theme, THEME_ID } from '@mui/material/styles';
import { createTheme } from '@mui/system';

import { darken, getContrast } from './colors';
import {
  contrastThreshold,
  createPalettes,
  type DesignPalette,
  schemeAttribute,
  shadows,
  shape,
  type ThemeColors,
  typography,
} from './themeDesign';

// The additions of `cssVariables`; MUI's types omit them unless every theme of the program has them.
type WithVariables = Pick<CssVarsTheme, 'vars' | 'generateThemeVars' | 'generateStyleSheets' | 'generateSpacing'>;
export type VariableTheme = Theme & WithVariables;

type CreateTheme = (colors: ThemeColors) => VariableTheme;

let creator: CreateTheme | undefined;
const listeners = new Set<() => void>();

/** Undefined until the first MUI component has loaded. */
export const getWholeThemeCreator = (): CreateTheme | undefined => creator;

export const provideWholeTheme = (create: CreateTheme) => {
  creator = create;
  for (const listener of listeners) listener();
};

export const subscribeToWholeTheme = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type Shades = Record<string, string>;
type PagePalette = Record<string, Shades | string>;

// Derived as MUI does: the whole theme has the same values under the same names.
const createShades = ({ main }: { main: string }): Shades => ({
  main,
  dark: darken(main, 0.3),
  contrastText: getContrast(main, '#fff') >= contrastThreshold ? '#fff' : 'rgba(0, 0, 0, 0.87)',
});

const createPagePalette = (design: DesignPalette, action: Shades): PagePalette => {
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

const toReference = (...path: string[]) => `var(${toVariableName(...path)})`;

const toReferences = (palette: PagePalette) =>
  Object.fromEntries(
    Object.entries(palette).map(([group, shades]) => [
      group,
      typeof shades === 'string'
        ? toReference(group)
        : Object.fromEntries(Object.keys(shades).map((shade) => [shade, toReference(group, shade)])),
    ]),
  );

const zIndex = { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 };
const inScheme = (scheme: string) => `[${schemeAttribute}="${scheme}"]`;

/** The theme of the first screens. MUI's components bring the whole theme with them, stored under its id. */
export const createPageTheme = (colors: ThemeColors) => {
  const designs = createPalettes(colors);
  const light = createPagePalette(designs.light, { hover: 'rgba(0, 0, 0, 0.04)', selected: 'rgba(0, 0, 0, 0.08)' });
  const dark = createPagePalette(designs.dark, {
    hover: 'rgba(255, 255, 255, 0.08)',
    selected: 'rgba(255, 255, 255, 0.16)',
  });
  const palette = toReferences(light);
  const withVariables = {
    vars: { palette },
    colorSchemes: { light, dark },
    getColorSchemeSelector: (scheme: string) => `${inScheme(scheme)} &`,
  };
  const options = { palette, shape, typography: { ...typography, fontWeightBold: 700 }, shadows, zIndex };
  const theme = createTheme(options, withVariables);
  let whole: VariableTheme | undefined;
  Object.defineProperty(theme, THEME_ID, { get: () => (whole ??= getWholeThemeCreator()?.(colors)) });
  const variables = {
    [`:root, ${inScheme('light')}`]: { colorScheme: 'light', ...toVariables(light) },
    [inScheme('dark')]: { colorScheme: 'dark', ...toVariables(dark) },
  };
  return { theme: theme as typeof theme & { readonly [THEME_ID]?: VariableTheme }, variables };
};
