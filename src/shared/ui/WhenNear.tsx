import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useRef } from 'react';

import { useNear } from './useNear';

type WhenNearProps = {
  /** As large as the content, so that nothing below it shifts. */
  placeholder: ReactNode;
  margin?: string;
  /** Lazy: fetched when the visitor scrolls near. */
  children: ReactNode;
};

export const WhenNear = ({ placeholder, margin, children }: WhenNearProps) => {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNear(element, margin);
  return (
    // Contains the children's margins, which must not move the box itself.
    <Box ref={element} sx={{ display: 'flow-root' }}>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </Box>
  );
};
