import { combineSlices } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';
import { appearanceSlice } from '@/features/appearance/appearanceSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { catalogueSlice } from '@/features/catalogue/catalogueSlice';
import { confirmSlice } from '@/features/confirm/confirmSlice';
import { languageSlice } from '@/features/language/languageSlice';
import { layoutSlice } from '@/features/layout/layoutSlice';
import { locationSlice } from '@/features/location/locationSlice';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { timeZoneSlice } from '@/features/timeZone/timeZoneSlice';

import type { LateSlices } from './lateSlices';

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

export const rootReducer = combineSlices(baseApi, ...slices).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;
