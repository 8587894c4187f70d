import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { readAnswer, type ReadFaults } from './readAnswer';
import type { AnswerMeta, RequestArgs, RequestError, RequestOptions } from './requestTypes';

type ServiceQuery<Meta = object> = BaseQueryFn<RequestArgs, unknown, RequestError, RequestOptions, Meta>;

/** Part of a response violated its contract; the readable rest is shown. */
export const answerPartlyUnreadable = createAction<ReadFaults & { endpoint: string }>('api/answerPartlyUnreadable');

/** Parses every response by the contract of its endpoint, so that a bad record cannot crash a screen. */
export const withReadableAnswers =
  (query: ServiceQuery): ServiceQuery<AnswerMeta> =>
  async (args, api, options) => {
    const response = await query(args, api, options);
    const shape = options.shapes?.[api.endpoint];
    if (response.error) return { error: response.error };
    if (!shape) return { data: response.data };
    const { answer, faults } = readAnswer(response.data, shape);
    const { leftOut, unreadable } = faults;
    if (leftOut + unreadable > 0) api.dispatch(answerPartlyUnreadable({ endpoint: api.endpoint, ...faults }));
    return { data: answer, meta: { leftOut } };
  };
