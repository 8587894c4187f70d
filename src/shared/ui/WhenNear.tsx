import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useRef } from 'react';

import { HydrateWhenNear } from './HydrateWhenNear';
import { useNear } from './useNear';

type WhenNearProps = {
  /** As large as the content, so that nothing below it shifts. */
  placeholder: ReactNode;
  margin?: string;
  /** Whether what the server rendered is hydrated only then, too. */
  isHydratedNear?: boolean;
  /** Lazy: fetched when the visitor scrolls near. */
  children: ReactNode;
};

export const WhenNear = ({ placeholder, margin, isHydratedNear = false, children }: WhenNearProps) => {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNear(element, margin);
  return (
    // Contains the children's margins, which must not move the box itself.
    <Box ref={element} sx={{ display: 'flow-root' }}>
      {isNear ? (
        isHydratedNear ? (
          <HydrateWhenNear getPlace={() => element.current} fallback={placeholder}>
            {children}
          </HydrateWhenNear>
        ) : (
          <Suspense fallback={placeholder}>{children}</Suspense>
        )
      ) : (
        placeholder
      )}
    </Box>
  );
};
