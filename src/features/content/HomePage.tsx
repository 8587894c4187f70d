import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { lazyPart } from '@/shared/ui/lazyPart';
import { PageBody } from '@/shared/ui/PageBody';
import { WhenNear } from '@/shared/ui/WhenNear';

import { Hero } from './home/Hero';

const HomeSections = lazyPart(
  async () => (await import(/* webpackChunkName: "home-sections" */ './home/HomeSections')).HomeSections,
  { chunk: 'home-sections' },
);

// The approximate height of the sections, reserved so that the footer stays put and scroll restoration works.
const height = {
  xs: 'calc(566vw + 2610px)',
  sm: 'calc(226vw + 1945px)',
  md: 'calc(116vw + 1640px)',
  lg: 'min(71vw + 1195px, 2220px)',
};
const placeholder = <Box sx={{ height }} />;

/** Content below the first screen, loaded when the visitor scrolls near it. */
const LazySections = () => (
  <WhenNear placeholder={placeholder} isHydratedNear>
    <HomeSections />
  </WhenNear>
);

/** `start` comes first; `children` go between the hero and the sections from the public service: the catalogue's item rails. */
export const HomePage = ({ start, children }: { start?: ReactNode; children?: ReactNode }) => (
  <PageBody>
    {start}
    <Hero />
    {children}
    <LazySections />
  </PageBody>
);
