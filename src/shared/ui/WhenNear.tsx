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

export const WhenNear = ({ placeholder: place, margin, children }: WhenNearProps) => {
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, margin);
  return (
    // Contains the children's margins, which must not move the box itself.
    <Box ref={element} sx={{ display: 'flow-root' }}>
      {near ? <Suspense fallback={place}>{children}</Suspense> : place}
    </Box>
  );
};
