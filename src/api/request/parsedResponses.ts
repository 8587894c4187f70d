import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { parseResponse, type ReadFaults } from './parseResponse';
import type { RequestArgs, RequestError, RequestOptions, ResponseMeta } from './requestTypes';

type ServiceQuery<Meta = object> = BaseQueryFn<RequestArgs, unknown, RequestError, RequestOptions, Meta>;

/** Part of a response violated its contract; the readable rest is shown. */
export const responsePartlyUnreadable = createAction<ReadFaults & { endpoint: string }>('api/responsePartlyUnreadable');

/** Parses every response by the contract of its endpoint, so that a bad record cannot crash a screen. */
export const withParsedResponses =
  (query: ServiceQuery): ServiceQuery<ResponseMeta> =>
  async (args, api, options) => {
    const response = await query(args, api, options);
    const shape = options.shapes?.[api.endpoint];
    if (response.error) return { error: response.error };
    if (!shape) return { data: response.data, meta: { ...response.meta, leftOut: 0 } };
    const { body, faults } = parseResponse(response.data, shape);
    const { leftOut, unreadable } = faults;
    if (leftOut + unreadable > 0) api.dispatch(responsePartlyUnreadable({ endpoint: api.endpoint, ...faults }));
    return { data: body, meta: { ...response.meta, leftOut } };
  };
