import Box from '@mui/material/Box';
import { lazyPart } from '@/shared/ui/lazyPart';
import { WhenNear } from '@/shared/ui/WhenNear';

const HomeSections = lazyPart(
  async () => (await import(/* webpackChunkName: "home-sections" */ './HomeSections')).HomeSections,
);

// The approximate height of the sections, reserved so that the footer stays put and scroll restoration works.
const height = {
  xs: 'calc(566vw + 2610px)',
  sm: 'calc(226vw + 1945px)',
  md: 'calc(116vw + 1640px)',
  lg: 'min(71vw + 1195px, 2220px)',
};
const place = <Box sx={{ height }} />;

/** Content below the first screen, loaded when the visitor scrolls near it. */
export const LateSections = () => (
  <WhenNear placeholder={place}>
    <HomeSections />
  </WhenNear>
);
