import { lazyPart } from '@/shared/ui/lazyPart';
import { PageBody } from '@/shared/ui/PageBody';
import { Unreachable } from '@/shared/ui/Notice';

// Parts that a first visit to an item rarely needs.
export const ItemGone = lazyPart(
  async () => (await import(/* webpackChunkName: "item-gone" */ './ItemGone')).ItemGone,
  (missing) => (
    <PageBody>
      <Unreachable {...missing} />
    </PageBody>
  ),
);

export const ItemNeighbours = lazyPart(
  async () => (await import(/* webpackChunkName: "item-neighbours" */ './ItemNeighbours')).ItemNeighbours,
);
