import { lighten } from '@mui/material/styles';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { getReadableShade } from './readableShade';

const backgrounds = { light: '#f6f5f1', dark: '#172120' };

/** A deployment sets its two colours by configuration. */
export type ThemeColors = Pick<RuntimeConfig['theme'], 'primary' | 'secondary'>;

const contrastThreshold = 4.5;

/** `dark` is for filled buttons under the pointer, whose dark text would be hard to read on a darker shade. */
const createPrimaryOnDark = (color: string) => {
  const main = getReadableShade(backgrounds.dark, 6.5, color, 'light');
  return { main, dark: lighten(main, 0.25) };
};

export const createPalettes = ({ primary, secondary }: ThemeColors) => ({
  light: {
    contrastThreshold,
    primary: { main: getReadableShade(backgrounds.light, 4.5, primary, 'dark') },
    secondary: { main: getReadableShade(backgrounds.light, 4.5, secondary, 'dark') },
    success: { main: '#1f6b3a' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5a00' },
    info: { main: '#1f5f8b' },
    background: { default: backgrounds.light, paper: '#ffffff' },
    text: { primary: '#16211f', secondary: '#4d5a57' },
    // Field borders: 3:1 on both backgrounds.
    grey: { 500: '#7d8783' },
    divider: '#dcdad2',
  },
  dark: {
    contrastThreshold,
    primary: createPrimaryOnDark(primary),
    secondary: { main: getReadableShade(backgrounds.dark, 6.5, secondary, 'light') },
    success: { main: '#7fd39a' },
    error: { main: '#f2a59d' },
    warning: { main: '#e9bd62' },
    info: { main: '#8fc4ec' },
    background: { default: '#0f1615', paper: backgrounds.dark },
    text: { primary: '#e9efed', secondary: '#a9b7b3' },
    grey: { 500: '#788682' },
    divider: '#2c3937',
  },
});
