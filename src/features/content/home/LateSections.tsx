import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from './useNear';

const HomeSections = lazy(async () => {
  const { HomeSections: Component } = await import(/* webpackChunkName: "home-sections" */ './HomeSections');
  return { default: Component };
});

// About what the sections take, so that the footer and a restored scroll position have their place at once.
const place = <Box sx={{ height: { xs: 3400, sm: 2600, md: 2100 } }} />;

/** What lies below the first screen is fetched when the visitor comes near it. */
export const LateSections = () => {
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element);
  return (
    <div ref={element}>
      {near ? (
        <Suspense fallback={place}>
          <HomeSections />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
};
