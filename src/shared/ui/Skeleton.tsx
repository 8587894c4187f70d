import { keyframes } from '@emotion/react';
import { styled } from './styled';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Reserves the space of content that is loading. */
export const Skeleton = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
