import Box from '@mui/material/Box';
import { Suspense, useRef, type ReactNode } from 'react';
import { useNear } from './useNear';

type WhenNearProps = {
  /** As large as what comes, so that nothing below it moves. */
  place: ReactNode;
  margin?: string;
  /** Lazy: it is fetched when the visitor comes near. */
  children: ReactNode;
};

export const WhenNear = ({ place, margin, children }: WhenNearProps) => {
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, margin);
  return (
    // The margins of what comes are its own: they must not move what it stands in.
    <Box ref={element} sx={{ display: 'flow-root' }}>
      {near ? <Suspense fallback={place}>{children}</Suspense> : place}
    </Box>
  );
};
