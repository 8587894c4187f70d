import { styled } from './styled';

/** The system's own select: light, and right on every device. */
export const NativeSelect = styled('select')(({ theme: { vars, shape } }) => ({
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  font: 'inherit',
  fontSize: '0.9375rem',
  color: 'inherit',
  backgroundColor: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.grey[500]}`,
  borderRadius: shape.borderRadius,
}));
