import './wholeTheme';
import { THEME_ID } from '@mui/material/styles';

import { createPageTheme } from './pageTheme';
import { createWholeTheme } from './wholeTheme';

const colors = [
  { primary: '#0f5c4f', secondary: '#b4531a' },
  { primary: '#ffe600', secondary: '#d0e8ff' },
];

it.each(colors)('gives %p the same variables as the whole theme', (given) => {
  const whole = Object.assign({}, ...createWholeTheme(given).generateStyleSheets()) as Record<string, object>;
  const { variables } = createPageTheme(given);
  expect(Object.keys(variables)).toHaveLength(2);
  expect(whole).toMatchObject(variables);
});

it('supports sx and provides the whole theme to MUI components', () => {
  const { theme } = createPageTheme(colors[0]!);
  const whole = createWholeTheme(colors[0]!);
  expect(theme.breakpoints.up('md')).toBe(whole.breakpoints.up('md'));
  expect(theme.shadows).toEqual(whole.shadows);
  expect(theme.shape).toEqual(whole.shape);
  expect(whole.zIndex).toMatchObject(theme.zIndex as object);
  expect(theme[THEME_ID]?.vars.palette.primary.main).toBe(whole.vars.palette.primary.main);
  expect(theme.applyStyles('dark', { color: 'red' })).toEqual(whole.applyStyles('dark', { color: 'red' }));
});

it.each(['h1', 'h2', 'h3', 'body1', 'body2'] as const)('styles %s like the whole theme', (variant) => {
  const { theme } = createPageTheme(colors[0]!);
  const whole = createWholeTheme(colors[0]!).typography[variant];
  expect(theme.typography).toHaveProperty(variant, whole);
});
