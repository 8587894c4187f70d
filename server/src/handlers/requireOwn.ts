import type { FastifyRequest } from 'fastify';

import type { CatalogPair, CatalogPairs } from '../http/contracts/catalogPairs';
import { notFound } from '../http/responses/refusal';
import type { Sessions } from '../identity/sessions';

/** Responds as if what other clients have did not exist. */
export const createRequireOwn =
  ({ pairs, sessions }: { pairs: CatalogPairs; sessions: Sessions }) =>
  <Key extends CatalogPair & { clientId: number }>(request: FastifyRequest & { params: Key }): Key => {
    pairs.requirePair(request);
    if (sessions.requireSession(request).clientId !== request.params.clientId) throw notFound();
    return request.params;
  };
