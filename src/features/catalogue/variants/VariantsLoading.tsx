import { Skeleton } from '@/shared/ui/Skeleton';

const headHeight = 86;
const rowHeight = 58;

/** Reserves the height of the table, to avoid layout shift. */
export const VariantsLoading = ({ count }: { count: number }) => (
  <Skeleton sx={{ height: headHeight + count * rowHeight }} />
);
