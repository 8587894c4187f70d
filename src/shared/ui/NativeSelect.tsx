import { fieldStyle } from './fieldStyle';
import { styled } from './styled';

/** The native select: light, and right on every device. */
export const NativeSelect = styled('select')(({ theme }) => ({
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  ...fieldStyle(theme),
  fontSize: '0.9375rem',
}));
