import { styled } from '@mui/material/styles';

/** A warning about the cart, above its lines. */
export const Strip = styled('div')(({ theme: { vars, shape } }) => ({
  padding: '10px 16px',
  marginBottom: 16,
  border: `1px solid ${vars?.palette.divider}`,
  borderInlineStart: `4px solid ${vars?.palette.warning.main}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars?.palette.background.paper,
}));
