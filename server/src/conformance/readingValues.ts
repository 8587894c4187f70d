import { isRecord } from '@/shared/lib/isRecord';

import type { Operation } from './operations';

type Values = Record<string, unknown>;

export const listRecords = (data: unknown) => (Array.isArray(data) ? data : [data]).filter(isRecord);

/** The parameters of later calls for which a record has a value. */
const readers: Record<string, (record: Values) => Values> = {
  getStockItems: ({ deleted, stockItemId }) => (deleted === true ? {} : { stockItemId }),
  getEnvironments: ({ tax }) => ({ tax }),
  getClientTerms: ({ taxRate }) => ({ taxRate }),
  getOffers: ({ slug }) => ({ slug }),
  getProductLines: ({ productLineId: id }) => ({ id }),
  getOrders: ({ orderId }) => ({ orderId }),
  getOrder: ({ documents }) => ({ documentId: listRecords(documents)[0]?.documentId }),
  getQuotes: ({ quoteId }) => ({ quoteId }),
};

/** What a response has for the parameters of later calls, in the order of its records. */
export const listValues = (operationId: string, data: unknown): Record<string, unknown[]> => {
  const found: Record<string, unknown[]> = {};
  for (const record of listRecords(data))
    for (const [name, value] of Object.entries(readers[operationId]?.(record) ?? {}))
      if (value !== undefined) (found[name] ??= []).push(value);
  return found;
};

const isInPlace = (place: string) => place === 'path' || place === 'query';

export const listRequired = ({ parameters }: Operation) =>
  parameters.filter(({ in: place, required }) => isInPlace(place) && required === true).map(({ name }) => name);

/** By its address or its body. */
export const isPerCatalogue = ({ path, body = {} }: Operation) => path.includes('/{catalogId}') || 'catalogId' in body;

/** Sign-ins come apart, and signing out ends the session that the others need. */
export const isRead = ({ method, operationId }: Operation) => method === 'GET' && operationId !== 'getOauthLogout';

/** Every environment that the storefront asks for. */
export const environments = ['facebook', 'instagram', 'whatsapp', 'tax'];
