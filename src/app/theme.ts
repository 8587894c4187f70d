import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { createTheme } from '@mui/material/styles';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

// Chinese comes from the system; a web font of it would weigh megabytes.
const fontFamily = [
  'Figtree',
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"WenQuanYi Micro Hei"',
  'sans-serif',
].join(', ');

const fontFace = {
  fontFamily: 'Figtree',
  src: `url(${figtree}) format("woff2")`,
  fontWeight: '300 900',
  fontDisplay: 'swap',
};

/** The one place of palette, type, radius and elevation. A deployment changes its two colours by configuration. */
export const createAppTheme = ({ primary, secondary }: Pick<RuntimeConfig['theme'], 'primary' | 'secondary'>) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: primary },
          secondary: { main: secondary },
          background: { default: '#f6f5f1', paper: '#ffffff' },
          text: { primary: '#16211f', secondary: '#4d5a57' },
          divider: '#dcdad2',
        },
      },
      dark: {
        palette: {
          primary: { main: '#86d3c4' },
          secondary: { main: '#f0a878' },
          background: { default: '#0f1615', paper: '#172120' },
          text: { primary: '#e9efed', secondary: '#a9b7b3' },
          divider: '#2c3937',
        },
      },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily,
      h1: {
        fontSize: 'clamp(1.875rem, 1.2rem + 2.6vw, 3.25rem)',
        fontWeight: 680,
        lineHeight: 1.1,
        letterSpacing: '-0.022em',
      },
      h2: {
        fontSize: 'clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)',
        fontWeight: 660,
        lineHeight: 1.2,
        letterSpacing: '-0.015em',
      },
      h3: { fontSize: '1.125rem', fontWeight: 640, lineHeight: 1.3, letterSpacing: '-0.008em' },
      body1: { fontSize: '1rem', lineHeight: 1.6 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiCssBaseline: {
        styleOverrides: {
          '@font-face': fontFace,
          ':focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
    },
  });
