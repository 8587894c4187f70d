import type { ComponentProps } from 'react';
import { HomePage } from '@/features/content/HomePage';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { WhenNear } from '@/shared/ui/WhenNear';

const ItemRail = lazyPart(
  async () => (await import(/* webpackChunkName: "item-rail" */ './RailWithActions')).RailWithActions,
);

// What a rail takes, so that nothing below it moves when it comes.
const place = <Skeleton sx={{ mt: 6, height: { xs: 'calc(62vw + 245px)', sm: 485 } }} />;

/** The catalogue's code and lists are fetched when the visitor comes to where they show. */
const LateRail = ({ kind }: ComponentProps<typeof ItemRail>) => (
  <WhenNear place={place} margin="-1px">
    <ItemRail kind={kind} />
  </WhenNear>
);

/** Spec §2: the home page shows what is highlighted and what is recent. */
export const HomeScreen = () => (
  <HomePage>
    <LateRail kind="highlighted" />
    <LateRail kind="recent" />
  </HomePage>
);
