import { fieldFrame } from './fieldFrame';
import { styled } from './styled';

/** The native select: light, and right on every device. */
export const NativeSelect = styled('select')(({ theme }) => ({
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  ...fieldFrame(theme),
  fontSize: '0.9375rem',
}));
