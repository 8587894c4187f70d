import { combineSlices, type WithSlice } from '@reduxjs/toolkit';

import type { addingSlice } from '@/features/cart/state/adding/addingSlice';
import { cartSlice } from '@/features/cart/state/cartSlice';
import type { cartViewSlice } from '@/features/cart/state/cartViewSlice';
import type { quantityDraftsSlice } from '@/features/cart/state/quantityDraftsSlice';
import { catalogueSlice } from '@/features/catalogue/state/catalogueSlice';
import type { compareSlice } from '@/features/catalogue/state/compareSlice';
import type { recentItemsSlice } from '@/features/catalogue/state/recentItemsSlice';
import type { searchesSlice } from '@/features/catalogue/state/searchesSlice';
import { confirmSlice } from '@/features/confirm/state/confirmSlice';
import type { contactDraftSlice } from '@/features/content/state/contact/contactDraftSlice';
import type { contactFormSlice } from '@/features/content/state/contact/contactFormSlice';
import type { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { locationSlice } from '@/features/location/state/locationSlice';
import type { screenSlice } from '@/features/location/state/screenSlice';
import { notificationsSlice } from '@/features/notifications/state/notificationsSlice';
import type { padSlice } from '@/features/orderPad/state/padSlice';
import type { reorderSlice } from '@/features/orders/state/reorderSlice';
import type { pushSlice } from '@/features/push/state/pushSlice';
import { sessionSlice } from '@/features/session/state/sessionSlice';
import type { submissionsSlice } from '@/features/session/state/submissionsSlice';
import { appearanceSlice } from '@/features/settings/state/appearanceSlice';
import { languageSlice } from '@/features/settings/state/languageSlice';
import { layoutSlice } from '@/features/settings/state/layoutSlice';
import { timeZoneSlice } from '@/features/settings/state/timeZoneSlice';
import { baseApi } from '@/api/baseApi';

/**
 * Slices that load with the code that needs them, to keep the first screen small: a feature's UI injects its slice into
 * the root reducer. Listed here by type only, as `WithSlice<typeof someSlice>`.
 */
type LazySlices = WithSlice<typeof addingSlice> &
  WithSlice<typeof compareSlice> &
  WithSlice<typeof contactDraftSlice> &
  WithSlice<typeof contactFormSlice> &
  WithSlice<typeof favouritesSlice> &
  WithSlice<typeof padSlice> &
  WithSlice<typeof cartViewSlice> &
  WithSlice<typeof quantityDraftsSlice> &
  WithSlice<typeof recentItemsSlice> &
  WithSlice<typeof reorderSlice> &
  WithSlice<typeof searchesSlice> &
  WithSlice<typeof pushSlice> &
  WithSlice<typeof screenSlice> &
  WithSlice<typeof submissionsSlice>;

export const slices = [
  sessionSlice,
  languageSlice,
  layoutSlice,
  cartSlice,
  notificationsSlice,
  confirmSlice,
  timeZoneSlice,
  locationSlice,
  catalogueSlice,
  appearanceSlice,
] as const;

export const rootReducer = combineSlices(baseApi, ...slices).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
