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

import { addingSlice } from '@/features/cart/state/adding/addingSlice';
import { cartViewSlice } from '@/features/cart/state/cartViewSlice';
import { quantityDraftsSlice } from '@/features/cart/state/quantityDraftsSlice';
import { compareSlice } from '@/features/catalogue/state/compareSlice';
import { recentItemsSlice } from '@/features/catalogue/state/recentItemsSlice';
import { searchesSlice } from '@/features/catalogue/state/searchesSlice';
import { contactDraftSlice } from '@/features/content/state/contact/contactDraftSlice';
import { contactFormSlice } from '@/features/content/state/contact/contactFormSlice';
import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { screenSlice } from '@/features/location/state/screenSlice';
import { padSlice } from '@/features/orderPad/state/padSlice';
import { reorderSlice } from '@/features/orders/state/reorderSlice';
import { pushSlice } from '@/features/push/state/pushSlice';
import { submissionsSlice } from '@/features/session/state/submissionsSlice';

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
