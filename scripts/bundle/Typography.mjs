import { jsx } from 'react/jsx-runtime';

import Box from './Box.mjs';

const elements = { h1: 'h1', h2: 'h2', h3: 'h3' };

/** The part of MUI's Typography that the application uses: a theme variant on an element, with `sx` overrides. */
export default function Typography({ variant = 'body1', component = elements[variant] ?? 'p', sx, ...others }) {
  return jsx(Box, { ...others, component, sx: [{ m: 0, typography: variant }, ...(Array.isArray(sx) ? sx : [sx])] });
}
