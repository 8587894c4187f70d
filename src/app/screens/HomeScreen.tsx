import type { ComponentProps } from 'react';

import { HomePage } from '@/features/content/HomePage';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { WhenNear } from '@/shared/ui/WhenNear';

import { ClientSpace } from './ClientSpace';

const ItemRail = lazyPart(
  async () => (await import(/* webpackChunkName: "item-rail" */ './RailWithActions')).RailWithActions,
  { chunk: 'item-rail' },
);

// Reserves the rail's height, so that nothing below it shifts when it loads.
const placeholder = <Skeleton sx={{ mt: 6, height: { xs: 'calc(62vw + 245px)', sm: 485 } }} />;

/** Loads the catalogue's code and lists when the rail scrolls into view. */
const LazyRail = ({ kind }: ComponentProps<typeof ItemRail>) => (
  <WhenNear placeholder={placeholder} margin="-1px">
    <ItemRail kind={kind} />
  </WhenNear>
);

/** Spec §2: the home page shows highlighted and recent items. */
export const HomeScreen = () => (
  <HomePage start={<ClientSpace />}>
    <LazyRail kind="highlighted" />
    <LazyRail kind="recent" />
  </HomePage>
);
