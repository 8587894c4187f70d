import Box from '@mui/material/Box';
import { lazyPart } from '@/shared/ui/lazyPart';
import { WhenNear } from '@/shared/ui/WhenNear';

const HomeSections = lazyPart(
  async () => (await import(/* webpackChunkName: "home-sections" */ './HomeSections')).HomeSections,
);

// About what the sections take, so that the footer and a restored scroll position have their place at once.
const height = {
  xs: 'calc(566vw + 2610px)',
  sm: 'calc(226vw + 1945px)',
  md: 'calc(116vw + 1640px)',
  lg: 'min(71vw + 1195px, 2220px)',
};
const place = <Box sx={{ height }} />;

/** What lies below the first screen is fetched when the visitor comes near it. */
export const LateSections = () => (
  <WhenNear place={place}>
    <HomeSections />
  </WhenNear>
);
