import type { Theme } from '@mui/material/styles';

/** The style of our own form fields. */
export const fieldStyle = ({ vars, shape }: Pick<Theme, 'vars' | 'shape'>) => ({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.grey[500]}`,
  borderRadius: shape.borderRadius,
});
