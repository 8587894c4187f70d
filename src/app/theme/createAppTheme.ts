import { createTheme, type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';
import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CSSProperties } from 'react';

import { createPalettes, type ThemeColors } from '@/shared/ui/palettes';
import { fieldLabel } from '@/shared/ui/styles';

import { focusRing, globalStyles } from './globalStyles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

// Inherits the page's font, so that styles need not repeat it.
const fontFamily = 'inherit';

/** Sizes and weights; the two custom properties let a language adjust spacing without a second scale. */
const textStyle = (fontSize: string, fontWeight: number, lineHeight: number, tracking = 0) => ({
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight: `calc(${lineHeight} * var(--leading, 1))`,
  letterSpacing: tracking === 0 ? 0 : `calc(${tracking}em * var(--tracking, 1))`,
});

// Components use four weights: 400, 500, 600 and 650. Each additional weight of a variable font slows the first layout.
const typography = {
  fontFamily,
  fontWeightBold: 650,
  // The heading of a screen that welcomes rather than works.
  display: textStyle('clamp(1.875rem, 1.2rem + 2.6vw, 3.25rem)', 650, 1.1, -0.022),
  h1: textStyle('clamp(1.5rem, 1.2rem + 1vw, 1.875rem)', 650, 1.2, -0.015),
  h2: textStyle('clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)', 650, 1.25, -0.012),
  h3: textStyle('1.125rem', 650, 1.3, -0.008),
  body1: textStyle('1rem', 400, 1.6),
  body2: textStyle('0.9375rem', 400, 1.55),
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
} as const;

// Three elevations are enough: resting, floating, above everything.
const resting = '0 1px 2px rgb(15 30 26 / 0.08), 0 1px 4px rgb(15 30 26 / 0.05)';
const floating = '0 2px 6px rgb(15 30 26 / 0.10), 0 8px 24px rgb(15 30 26 / 0.12)';
const topmost = '0 4px 12px rgb(15 30 26 / 0.14), 0 24px 56px rgb(15 30 26 / 0.22)';
const shadows = Array.from({ length: 25 }, (_, height) =>
  height === 0 ? 'none' : height < 4 ? resting : height < 16 ? floating : topmost,
) as Shadows;

const usedVariables = [
  /^(shape borderRadius|opacity inputPlaceholder)$/,
  // The elevations that MUI's components and our styles use.
  /^shadows (0|1|4|8|16|24)$/,
  /^zIndex (appBar|drawer|modal|tooltip)$/,
  /^palette (primary|secondary) (main|contrastText)$/,
  /^palette (success|error|warning|info) main$/,
  /^palette primary (dark|mainChannel)$/,
  /^palette (background (default|paper)|divider|grey 500)$/,
  /^palette text (primary|secondary|disabled)$/,
  /^palette common (white|onBackground|onBackgroundChannel)$/,
  /^palette action (active|activeChannel|hover|selected|disabled|focus)$/,
  /^palette action (hover|selected|disabled|focus)Opacity$/,
  /^palette Alert (success|error|warning|info)IconColor$/,
  /^palette AppBar dark/,
  /^palette LinearProgress primaryBg$/,
  /^palette Input /,
];

/** Every page carries the variables of both schemes, so those that no screen uses are left out. */
const isUnusedVariable = (keys: string[]) => !usedVariables.some((pattern) => pattern.test(keys.join(' ')));

/**
 * Both color schemes as CSS variables; an attribute of the root element selects one. Memoized by configuration, because
 * a server renders many pages with the same one.
 */
export const createAppTheme = weakMapMemoize((colors: ThemeColors) => {
  const { light, dark } = createPalettes(colors);
  return createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-color-scheme',
      shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnusedVariable(keys),
    },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    // Plain lengths, instead of `calc()` with a variable in hundreds of places.
    spacing: (factor: number | string) => (typeof factor === 'number' ? `${8 * factor}px` : factor),
    shape: { borderRadius: 6 },
    shadows,
    focusVisible: focusRing,
    typography,
    components: {
      MuiCssBaseline: { styleOverrides: globalStyles },
      // Labels stand above their fields, as they do everywhere.
      MuiTextField: { defaultProps: { size: 'small', slotProps: { inputLabel: { shrink: true } } } },
      MuiInputLabel: {
        styleOverrides: {
          root: { ...fieldLabel, position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal' },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiContainer: {
        defaultProps: { maxWidth: false },
        styleOverrides: {
          root: ({ theme }) => ({ maxWidth: 1440, [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(5) } }),
        },
      },
      MuiPopover: { styleOverrides: { paper: { marginTop: 8, border: '1px solid var(--mui-palette-divider)' } } },
      MuiAlert: {
        styleOverrides: {
          root: ({ ownerState: { severity = 'success' } }) => ({
            color: 'inherit',
            backgroundColor: `color-mix(in srgb, var(--mui-palette-${severity}-main) 10%, var(--mui-palette-background-paper))`,
          }),
        },
      },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { top: 0, borderColor: 'var(--mui-palette-grey-500)', '& legend': { display: 'none' } },
        },
      },
    },
  });
});
