import type { WithSlice } from '@reduxjs/toolkit';

import type { addingSlice } from '@/features/cart/adding/addingSlice';
import type { quantityDraftsSlice } from '@/features/cart/quantityDraftsSlice';
import type { contactDraftSlice } from '@/features/content/contact/contactDraftSlice';
import type { favouritesSlice } from '@/features/favourites/favouritesSlice';
import type { padSlice } from '@/features/orderPad/padSlice';
import type { reorderSlice } from '@/features/orders/reorder/reorderSlice';
import type { pushSlice } from '@/features/push/pushSlice';

/**
 * Slices that load with the code that needs them, to keep the first screen small: a feature's UI injects its slice into
 * the root reducer. Listed here by type only, as `WithSlice<typeof someSlice>`.
 */
export type LateSlices = WithSlice<typeof addingSlice> &
  WithSlice<typeof contactDraftSlice> &
  WithSlice<typeof favouritesSlice> &
  WithSlice<typeof padSlice> &
  WithSlice<typeof quantityDraftsSlice> &
  WithSlice<typeof reorderSlice> &
  WithSlice<typeof pushSlice>;
