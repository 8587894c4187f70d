import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

import type { Language } from '@/shared/i18n/languages';
import { fontFamily } from '@/shared/ui/fontFamily';
import { createPalettes, type ThemeColors } from '@/shared/ui/palettes';

const figtree = new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url);

const inputs = [
  'RaAutocompleteInput',
  'RaBooleanInput',
  'RaCheckboxGroupInput',
  'RaDateInput',
  'RaDateTimeInput',
  'RaFileInput',
  'RaNullableBooleanInput',
  'RaNumberInput',
  'RaRadioButtonGroupInput',
  'RaSelectArrayInput',
  'RaSelectInput',
  'RaTextArrayInput',
  'RaTextInput',
  'RaTimeInput',
];

const createShared = (locales: Language) => ({
  typography: { fontFamily, button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 6 },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        '@font-face': {
          fontFamily: 'Figtree',
          src: `url(${figtree.href}) format('woff2')`,
          fontWeight: '300 900',
          fontDisplay: 'swap',
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    // React-admin names the checkbox of a row on the element around it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: ({ 'aria-label': label }: { 'aria-label'?: string }) => ({ 'aria-label': label }),
        },
      },
    },
    RaAppBar: { defaultProps: { color: 'primary' } },
    RaLogin: {
      defaultProps: { role: 'main' },
      styleOverrides: {
        root: ({ theme }: { theme: RaThemeOptions }) => ({ background: theme.palette?.background?.default }),
      },
    },
    RaDateField: { defaultProps: { locales } },
    RaNumberField: { defaultProps: { locales } },
    // Without a text, react-admin reserves its space by innerHTML, which the page's policy forbids.
    ...Object.fromEntries(inputs.map((name) => [name, { defaultProps: { helperText: false } }])),
  },
});

export const createThemes = (colors: ThemeColors, language: Language): Record<'light' | 'dark', RaThemeOptions> => {
  const palettes = createPalettes(colors);
  const shared = createShared(language);
  return {
    light: deepmerge<object>(defaultLightTheme, { ...shared, palette: palettes.light }),
    dark: deepmerge<object>(defaultDarkTheme, { ...shared, palette: { mode: 'dark', ...palettes.dark } }),
  };
};
