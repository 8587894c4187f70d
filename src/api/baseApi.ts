import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { withRenewedSession } from './sessionRenewal';
import { tagTypes } from './tags';

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withRenewedSession(baseQuery),
  tagTypes,
  endpoints: () => ({}),
});
