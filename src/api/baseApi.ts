import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';

import { isServer } from '@/shared/lib/isServer';

import { baseQuery } from './request/baseQuery';
import { withParsedResponses } from './request/parsedResponses';
import { withRenewedSession } from './request/sessionRenewal';
import { suspendingQueryHooks } from './suspendingQueryHooks';

/** Public content, in the language of the request: stale once the language changes. */
const contentTags = [
  'Layout',
  'Environment',
  'Contact',
  'About',
  'Banner',
  'Brand',
  'Offer',
  'Video',
  'ProductLine',
  'Term',
  'StockItem',
  'Category',
  'Feature',
] as const;

/** Changed by orders. All three services share one api, so that a push invalidates them. */
export const orderTags = ['Order', 'Stock'] as const;

export const tagTypes = [...contentTags, ...orderTags] as const;

export type TagType = (typeof tagTypes)[number];

const createApi = buildCreateApi(coreModule(), isServer ? suspendingQueryHooks() : reactHooksModule());

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withParsedResponses(withRenewedSession(baseQuery)),
  tagTypes,
  endpoints: () => ({}),
});
