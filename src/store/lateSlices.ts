import type { WithSlice } from '@reduxjs/toolkit';

import type { quantityDraftsSlice } from '@/features/cart/quantityDraftsSlice';
import type { favouritesSlice } from '@/features/favourites/favouritesSlice';
import type { padSlice } from '@/features/orderPad/padSlice';
import type { reorderSlice } from '@/features/orders/reorder/reorderSlice';
import type { pushSlice } from '@/features/push/pushSlice';

/**
 * The slices that arrive with the code that needs them, so that the first screen does without them: the UI of a feature
 * injects its slice into the root reducer. They are named here by type alone, `WithSlice<typeof someSlice>` each.
 */
export type LateSlices = WithSlice<typeof favouritesSlice> &
  WithSlice<typeof padSlice> &
  WithSlice<typeof quantityDraftsSlice> &
  WithSlice<typeof reorderSlice> &
  WithSlice<typeof pushSlice>;
