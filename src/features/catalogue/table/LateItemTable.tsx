import { Unreachable } from '@/shared/ui/Notice';
import { lazyPart } from '@/shared/ui/lazyPart';

export const LateItemTable = lazyPart(
  async () => (await import(/* webpackChunkName: "item-table" */ './ItemTable')).ItemTable,
  Unreachable,
);
