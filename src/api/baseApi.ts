import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { withReadableAnswers } from './readableAnswers';
import { withRenewedSession } from './sessionRenewal';
import { tagTypes } from './tags';

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withReadableAnswers(withRenewedSession(baseQuery)),
  tagTypes,
  endpoints: () => ({}),
});
