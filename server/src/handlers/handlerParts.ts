import type { FastifyRequest } from 'fastify';

import type { BackgroundWork } from '../backgroundWork';
import type { Shop } from '../config/shop';
import type { CatalogPair, CatalogPairs } from '../http/contracts/catalogPairs';
import { notFound } from '../http/responses/refusal';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import type { StampedResponses } from '../http/responses/stampedResponses';
import type { RequestLimit } from '../http/security/requestLimits';
import type { Identity } from '../identity/createIdentity';
import type { WriteOrderPdf } from '../orders/orderPdfs';
import type { DeliverAfter } from '../outbox/registerDelivery';

/** What handlers are made of. */
export type HandlerParts = Shop &
  Identity & {
    pairs: CatalogPairs;
    responses: StampedResponses;
    background: BackgroundWork;
    readLanguage: ReadLanguage;
    deliverAfter: DeliverAfter;
    writeOrderPdf: WriteOrderPdf;
    limitMissedSearches: RequestLimit;
  };

export type OwnKey = CatalogPair & { clientId: number };

export type OwnRequest = FastifyRequest & { params: OwnKey };

/** Responds as if what other clients have did not exist. */
export const createRequireOwn =
  ({ pairs, sessions }: HandlerParts) =>
  <Key extends OwnKey>(request: FastifyRequest & { params: Key }): Key => {
    pairs.requirePair(request);
    if (sessions.requireSession(request).clientId !== request.params.clientId) throw notFound();
    return request.params;
  };
