import { combineSlices, type WithSlice } from '@reduxjs/toolkit';

import type { addingSlice } from '@/features/cart/adding/addingSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import type { cartViewSlice } from '@/features/cart/cartViewSlice';
import type { quantityDraftsSlice } from '@/features/cart/quantityDraftsSlice';
import { catalogueSlice } from '@/features/catalogue/catalogueSlice';
import type { compareSlice } from '@/features/catalogue/compareSlice';
import type { recentItemsSlice } from '@/features/catalogue/recentItemsSlice';
import type { searchesSlice } from '@/features/catalogue/searchesSlice';
import { confirmSlice } from '@/features/confirm/confirmSlice';
import type { contactDraftSlice } from '@/features/content/contact/contactDraftSlice';
import type { contactFormSlice } from '@/features/content/contact/contactFormSlice';
import type { favouritesSlice } from '@/features/favourites/favouritesSlice';
import { locationSlice } from '@/features/location/locationSlice';
import type { screenSlice } from '@/features/location/screenSlice';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import type { padSlice } from '@/features/orderPad/padSlice';
import type { reorderSlice } from '@/features/orders/reorder/reorderSlice';
import type { pushSlice } from '@/features/push/pushSlice';
import type { submissionsSlice } from '@/features/session/forms/submissionsSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { appearanceSlice } from '@/features/settings/appearanceSlice';
import { languageSlice } from '@/features/settings/languageSlice';
import { layoutSlice } from '@/features/settings/layoutSlice';
import { timeZoneSlice } from '@/features/settings/timeZoneSlice';
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
