import { fieldStyle } from './fieldStyle';
import { styled } from './styled';

export const QuantityInput = styled('input')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  height: 40,
  padding: '0 4px',
  ...fieldStyle(theme),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&[aria-invalid="true"]': {
    borderColor: theme.vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.error.main}`,
  },
}));
