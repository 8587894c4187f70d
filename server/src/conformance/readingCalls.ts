import { isRecord } from '@/shared/lib/isRecord';

import { type CallReport, createCallReport } from './callReport';
import { tryOtherClient, tryStranger, tryTokens } from './checkAccess';
import { checkPreflight, checkSuccess, checkTransport } from './checkResponse';
import { describeCatalogue } from './describeCatalogue';
import type { Operation } from './operations';
import type { Input } from './provider';
import type { Known, Pair, Trial } from './trial';

const listRecords = (data: unknown) => (Array.isArray(data) ? data : [data]).filter(isRecord);

/** The parameters that a response has values for. */
const takeValues: Record<string, (records: Record<string, unknown>[]) => Record<string, unknown>> = {
  getStockItems: (items) => {
    const [first, ...others] = items.filter(({ deleted }) => deleted !== true);
    return {
      stockItemId: first?.stockItemId,
      'ids[]': first && [first, ...others].slice(0, 20).map((item) => item.stockItemId),
    };
  },
  getEnvironments: ([environments]) => ({ tax: environments?.tax }),
  getClientTerms: ([terms]) => ({ taxRate: terms?.taxRate }),
  getOffers: ([offer]) => ({ slug: offer?.slug }),
  getProductLines: ([line]) => ({ id: line?.productLineId }),
  getOrders: ([order]) => ({ orderId: order?.orderId }),
  getOrder: ([order]) => ({ documentId: listRecords(order?.documents)[0]?.documentId }),
  getQuotes: ([quote]) => ({ quoteId: quote?.quoteId }),
};

const isPerCatalogue = ({ method, isPrivate, path }: Operation) =>
  method === 'GET' && !isPrivate && path.endsWith('/{accountId}/{companyId}/{catalogId}');

const isInPlace = (place: string) => place === 'path' || place === 'query';

const listMissing = ({ parameters }: Operation, values: Input['values']) =>
  parameters
    .filter(({ in: place, required, name }) => isInPlace(place) && required === true && values[name] === undefined)
    .map(({ name }) => name);

const readCall = async (report: CallReport, trial: Trial, pair: Pair): Promise<void> => {
  const { operation } = report;
  const { provider, known } = trial;
  const values = { ...known, ...pair, 'names[]': ['facebook', 'instagram', 'whatsapp', 'tax'] };
  const missing = listMissing(operation, values);
  const input: Input = { values, token: operation.isPrivate ? known.token : undefined };
  if (operation.isPrivate && known.token === undefined) {
    if (missing.every((name) => name === 'clientId'))
      await tryTokens(report, trial, { values: { clientId: 1, ...values } });
    report.skip('Not tried with a session: it takes a test client, see --client.');
    return;
  }
  if (missing.length > 0) {
    report.skip(`Not tried: no response has a value for ${missing.join(', ')}.`);
    return;
  }
  const first = await provider.call(operation, input);
  const data = checkSuccess(report, first, provider);
  if (report.result.verdict === 'notOffered') return;
  if (data !== undefined) {
    const taken = Object.entries(takeValues[operation.operationId]?.(listRecords(data)) ?? {});
    Object.assign(known, Object.fromEntries(taken.filter(([, value]) => value !== undefined)));
    collectLists(operation.operationId, pair, listRecords(data), known);
    await checkTransport(report, first, provider, input);
    await tryStranger(report, trial, input);
    if (operation.isPrivate) await tryTokens(report, trial, input);
    await tryOtherClient(report, trial, input);
  }
  await checkPreflight(report, provider, values);
};

const collectLists = (
  operationId: string,
  { catalogId }: Pair,
  records: Record<string, unknown>[],
  { lists }: Known,
) => {
  const found = lists.get(catalogId) ?? { items: [], categories: [] };
  if (operationId === 'getStockItems') found.items = records;
  if (operationId === 'getCategories') found.categories = records;
  lists.set(catalogId, found);
};

/** Sign-ins come apart, and signing out ends the session that the others need. */
const isRead = ({ method, operationId }: Operation) => method === 'GET' && operationId !== 'getOauthLogout';

/** Tries the calls that change nothing: those of visitors, or those of clients. */
export const tryReading = async (trial: Trial, isPrivate: boolean) => {
  const reports: CallReport[] = [];
  const calls = trial.operations.filter((operation) => isRead(operation) && operation.isPrivate === isPrivate);
  for (const operation of calls) {
    for (const pair of isPerCatalogue(operation) ? trial.pairs : trial.pairs.slice(0, 1)) {
      const report = createCallReport(trial.provider, operation, pair.catalogId);
      await readCall(report, trial, pair);
      if (operation.operationId === 'getStockItems') describeCatalogue(report, trial.known.lists.get(pair.catalogId));
      reports.push(report);
    }
  }
  return reports;
};
