import { styled } from './styled';

export const QuantityInput = styled('input')(({ theme: { vars, shape } }) => ({
  width: '100%',
  minWidth: 0,
  height: 40,
  padding: '0 8px',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: 'inherit',
  backgroundColor: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.grey[500]}`,
  borderRadius: shape.borderRadius,
  '&[aria-invalid="true"]': {
    borderColor: vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${vars?.palette.error.main}`,
  },
}));
