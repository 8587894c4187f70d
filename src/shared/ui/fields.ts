import { styled } from '@mui/material/styles';

import { fieldStyle } from './styles';

/** The native select: light, and right on every device. */
export const NativeSelect = styled('select')(({ theme }) => ({
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  ...fieldStyle(theme),
  fontSize: '0.9375rem',
}));

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
