import type { FastifyRequest } from 'fastify';

import type { BatchResultsEnvelope, OfficeInputs, OrderChangesEnvelope } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { pushItems, pushPrices, pushStock } from '../../import/pushRows';
import { listOrderChanges } from '../../orders/listOrderChanges';
import { pushStatuses } from '../../orders/pushStatuses';
import { answerOnce, type KeepAnswer } from '../answerOnce';
import { BatchRefusal, type BatchResult, toBatchAnswer, toRefusal } from '../batchResult';
import type { OfficeParts } from '../officeParts';

/** For the company's own software. */
export const createSoftwareHandlers = ({ db, config, getContext, readLanguage }: OfficeParts) => {
  const answerBatch = async (
    request: FastifyRequest,
    work: (keep: KeepAnswer<BatchResult>) => Promise<BatchResult>,
  ): Promise<BatchResultsEnvelope> => {
    const key = request.headers['idempotency-key'];
    const sent = [request.routeOptions.url, request.query, request.body];
    try {
      const result = await answerOnce(db, getContext(request), { key: key?.toString(), request: sent }, work);
      return { isSuccessful: true, message: null, data: [toBatchAnswer(result, readLanguage(request))] };
    } catch (error) {
      throw error instanceof BatchRefusal ? toRefusal(error, readLanguage(request)) : error;
    }
  };
  return {
    listOrderChanges: async ({ query }): Promise<OrderChangesEnvelope> => {
      const { orders, cursor, more } = await listOrderChanges(db, { config }, query);
      return { isSuccessful: true, message: null, data: orders, cursor, more };
    },
    pushStock: (request) => {
      const batch = { ...request.body, isAtomic: request.query.atomic === true };
      return answerBatch(request, (keep) => pushStock(db, getContext(request), batch, keep));
    },
    pushPrices: (request) => {
      const batch = { ...request.body, list: request.body.list, isAtomic: request.query.atomic === true };
      return answerBatch(request, (keep) => pushPrices(db, getContext(request), batch, keep));
    },
    pushItems: (request) => {
      const batch = { ...request.body, isAtomic: request.query.atomic === true };
      return answerBatch(request, (keep) => pushItems(db, getContext(request), batch, keep));
    },
    pushStatuses: (request) => {
      const batch = { ...request.body, isAtomic: request.query.atomic === true };
      return answerBatch(request, (keep) => pushStatuses(db, getContext(request), batch, keep));
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
