import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';

export const LateItemTable = lazyPart(
  async () => (await import(/* webpackChunkName: "item-table" */ './ItemTable')).ItemTable,
  { chunk: 'item-table', Missing: Unreachable },
);
