import { deepmerge } from '@mui/utils';
import { createElement, type KeyboardEvent } from 'react';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

import type { Language } from '@/shared/i18n/languages';
import { fontFamily } from '@/shared/ui/fontFamily';
import { createPalettes, type ThemeColors } from '@/shared/ui/palettes';

import { exportCsv } from '../data/exportCsv';
import { CheckboxElement } from '../shared/CheckboxElement';
import { formProps } from '../shared/FormWatch';
import { ListPages, listTools, NoResults } from '../shared/ListTools';
import { figtree } from './figtree';

const inputs = [
  'RaArrayInput',
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

/** Otherwise, react-admin notifies of each failure of a list, and leaves a record that cannot be read. */
const silent = { onError: () => undefined };

/** Enter chooses an option, and would otherwise save a form whose field says nothing that exists. */
const keepFormAtEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A field, or the button to cancel of a question: react-admin begins at the one that deletes. */
const focusFirst = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[role=combobox], :is(input, textarea, button):not([tabindex="-1"])')?.focus();

const messagePages = ['RaAccessDenied', 'RaAuthenticationError', 'RaEmpty', 'RaError', 'RaLoading', 'RaNotFound'];

type Palette = ReturnType<typeof createPalettes>['light'];

const createShared = ({ primary, background, divider }: Palette, locales: Language) => ({
  typography: { fontFamily, button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 6 },
  sidebar: { width: 200 },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        '@font-face': {
          fontFamily: 'Figtree',
          src: `url(${figtree.href}) format('woff2')`,
          fontWeight: '300 900',
          fontDisplay: 'swap',
        },
        // What has the focus does not hide below the bar.
        html: { scrollPaddingTop: 64 },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // Beside the button to refresh, and within buttons, which have a name.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiDialog: { defaultProps: { slotProps: { transition: { onEnter: focusFirst } } } },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    MuiCheckbox: {
      defaultProps: {
        // React-admin names the checkbox of a row on the element around it.
        slotProps: {
          root: { 'aria-label': undefined },
          input: ({ 'aria-label': label }: { 'aria-label'?: string }) => ({
            'aria-label': label,
            component: CheckboxElement,
          }),
        },
      },
    },
    // Below the title of the page, which is the only h1.
    MuiTypography: { defaultProps: { variantMapping: { h4: 'h2', h5: 'h2', h6: 'h2' } } },
    // The layout says what cannot be read.
    RaList: {
      defaultProps: {
        actions: listTools,
        perPage: 25,
        exporter: exportCsv,
        queryOptions: silent,
        pagination: createElement(ListPages),
      },
      styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } },
    },
    RaShow: {
      defaultProps: { queryOptions: silent },
      styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } },
    },
    RaEdit: { defaultProps: { mutationMode: 'pessimistic', queryOptions: silent } },
    RaTextField: {
      defaultProps: { emptyText: '–' },
      styleOverrides: { root: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
    },
    RaSimpleForm: { defaultProps: formProps },
    RaSkipNavigationButton: { styleOverrides: { root: { color: primary.main } } },
    RaAppBar: { defaultProps: { color: 'primary' } },
    RaLogin: {
      defaultProps: { role: 'main' },
      styleOverrides: {
        root: { background: background.default },
      },
    },
    // A wide table scrolls on its own, rather than the page.
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    RaPlaceholder: { styleOverrides: { root: { backgroundColor: divider } } },
    RaDataTable: {
      defaultProps: { empty: createElement(NoResults) },
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          // On a phone, a wide table scrolls: its columns would otherwise be one character wide.
          '@media (max-width: 600px)': {
            '& th': { whiteSpace: 'nowrap' },
            '& td *': { overflowWrap: 'normal', wordBreak: 'keep-all' },
          },
        },
      },
    },
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: background.paper, borderTop: `1px solid ${divider}` } },
    },
    // A switch begins where the inputs do.
    RaFilterForm: { styleOverrides: { root: { '& .MuiFormControlLabel-root': { marginLeft: 0 } } } },
    // Dark enough for the actions, which have the primary colour.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            backgroundColor: `color-mix(in srgb, ${primary.main} 12%, ${background.paper})`,
          },
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        },
      },
    },
    RaDateField: {
      defaultProps: { locales, emptyText: '–' },
      styleOverrides: { root: { whiteSpace: 'nowrap' } },
    },
    RaNumberField: { defaultProps: { locales } },
    // Pale text in a font of their own.
    ...Object.fromEntries(
      messagePages.map((name) => [
        name,
        {
          styleOverrides: {
            root: { '&, & [class*="-message"]': { fontFamily: 'inherit', color: 'inherit', opacity: 1 } },
          },
        },
      ]),
    ),
    // Without a text, react-admin reserves its space by innerHTML, which the page's policy forbids.
    ...Object.fromEntries(inputs.map((name) => [name, { defaultProps: { helperText: false } }])),
    RaAutocompleteInput: {
      defaultProps: { helperText: false, noOptionsText: 'office.noMatch', onKeyDown: keepFormAtEnter },
    },
  },
});

export const createThemes = (colors: ThemeColors, language: Language): Record<'light' | 'dark', RaThemeOptions> => {
  const { light, dark } = createPalettes(colors);
  return {
    light: deepmerge<object>(defaultLightTheme, { ...createShared(light, language), palette: light }),
    dark: deepmerge<object>(defaultDarkTheme, {
      ...createShared(dark, language),
      palette: { mode: 'dark', ...dark },
    }),
  };
};
