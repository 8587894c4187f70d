import Box from '@mui/material/Box';
import { lazy } from 'react';
import { WhenNear } from '@/shared/ui/WhenNear';

const HomeSections = lazy(async () => {
  const { HomeSections: Component } = await import(/* webpackChunkName: "home-sections" */ './HomeSections');
  return { default: Component };
});

// About what the sections take, so that the footer and a restored scroll position have their place at once.
const height = {
  xs: 'calc(566vw + 2400px)',
  sm: 'calc(226vw + 1818px)',
  md: 'calc(116vw + 1570px)',
  lg: 'min(71vw + 1165px, 2190px)',
};
const place = <Box sx={{ height }} />;

/** What lies below the first screen is fetched when the visitor comes near it. */
export const LateSections = () => (
  <WhenNear place={place}>
    <HomeSections />
  </WhenNear>
);
