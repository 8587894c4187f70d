import { jsx } from 'react/jsx-runtime';
import Box from './Box.mjs';

const elements = { h1: 'h1', h2: 'h2', h3: 'h3' };

/** Of MUI's what the application uses of it: a variant of the theme on an element, with `sx` over it. */
export default function Typography({ variant = 'body1', component = elements[variant] ?? 'p', sx, ...others }) {
  return jsx(Box, { ...others, component, sx: [{ m: 0, typography: variant }, ...(Array.isArray(sx) ? sx : [sx])] });
}
