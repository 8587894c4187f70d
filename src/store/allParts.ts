import '@/api/allOrdersApi';
import '@/api/availabilityApi';
import '@/api/catalogueApi';
import '@/api/clientRecordsApi';
import '@/api/codesApi';
import '@/api/inventoryApi';
import '@/api/orderNewsApi';
import '@/api/ordersApi';
import '@/api/priceListApi';
import '@/api/contentApi';
import '@/api/favouritesApi';
import '@/api/featuresByItemApi';
import '@/api/plannedOrdersApi';
import '@/api/publicApi';
import '@/api/purchasesApi';
import '@/api/quotesApi';
import '@/api/sentOrdersApi';
import '@/api/stockApi';
import '@/api/stockItemsApi';

import { addingSlice } from '@/features/cart/adding/addingSlice';
import { cartViewSlice } from '@/features/cart/cartViewSlice';
import { quantityDraftsSlice } from '@/features/cart/quantityDraftsSlice';
import { compareSlice } from '@/features/catalogue/compareSlice';
import { recentItemsSlice } from '@/features/catalogue/recentItemsSlice';
import { searchesSlice } from '@/features/catalogue/searchesSlice';
import { contactDraftSlice } from '@/features/content/contact/contactDraftSlice';
import { contactFormSlice } from '@/features/content/contact/contactFormSlice';
import { favouritesSlice } from '@/features/favourites/favouritesSlice';
import { screenSlice } from '@/features/location/screenSlice';
import { padSlice } from '@/features/orderPad/padSlice';
import { reorderSlice } from '@/features/orders/reorder/reorderSlice';
import { pushSlice } from '@/features/push/pushSlice';
import { submissionsSlice } from '@/features/session/forms/submissionsSlice';

import { rootReducer } from './rootReducer';

/**
 * An imported session may have used any part of the application: importing this module adds every endpoint and every
 * slice that otherwise loads with the code that needs it.
 */
export const lazySlices = [
  addingSlice,
  contactDraftSlice,
  contactFormSlice,
  favouritesSlice,
  padSlice,
  pushSlice,
  cartViewSlice,
  quantityDraftsSlice,
  compareSlice,
  recentItemsSlice,
  reorderSlice,
  screenSlice,
  searchesSlice,
  submissionsSlice,
] as const;

for (const slice of lazySlices) rootReducer.inject(slice);
