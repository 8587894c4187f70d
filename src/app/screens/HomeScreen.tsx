import { lazy, type ComponentProps } from 'react';
import { HomePage } from '@/features/content/HomePage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { WhenNear } from '@/shared/ui/WhenNear';

const ItemRail = lazy(async () => {
  const { RailWithActions: Component } = await import(/* webpackChunkName: "item-rail" */ './RailWithActions');
  return { default: Component };
});

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
