import { randomUUID } from 'node:crypto';

import { isRecord } from '@/shared/lib/isRecord';

import { type CallReport, createCallReport } from './callReport';
import { tryCart } from './cartCalls';
import { tryTokens } from './checkAccess';
import { checkPreflight, checkRefusal, checkSuccess, isNotOffered } from './checkResponse';
import type { Operation } from './operations';
import type { Input } from './provider';
import { tryPush } from './pushCalls';
import type { Pair, Trial } from './trial';

const elsewhere = ['authenticateUser', 'loginClient', 'getOauthLogout'];

/** Left to requests that must be refused: mails, people, passwords and quotes cannot be taken back. */
const isWrite = ({ method, operationId }: Operation) => method !== 'GET' && !elsewhere.includes(operationId);

const getExamples = ({ parameters }: Operation) =>
  Object.fromEntries(parameters.map(({ name, example = 1 }) => [name, example]));

const tryRefusals = async (report: CallReport, trial: Trial, input: Input) => {
  const { operation } = report;
  if (operation.isPrivate) await tryTokens(report, trial, input);
  if (report.result.verdict === 'notOffered' || !operation.needsFields) return;
  const exchange = await trial.provider.call(operation, {
    ...input,
    body: {},
    token: operation.isPrivate ? trial.known.token : undefined,
  });
  if (!operation.isPrivate && isNotOffered(report, exchange)) {
    report.leaveOut();
    return;
  }
  checkRefusal(report, exchange, trial.provider, {
    rule: 'badRequest',
    when: 'to a body without its fields',
    statuses: [400, 422],
    risk: 'it must check what it is sent',
  });
};

const getVersion = (data: unknown, listId: string) => {
  const lists = Array.isArray(data) ? data.filter(isRecord) : [];
  return lists.find((list) => list.listId === listId)?.version ?? lists[0]?.version;
};

/** Creates, changes and deletes what leaves no trace. */
const tryLists = async (reports: Map<string, CallReport>, { provider, known }: Trial, pair: Pair) => {
  const listId = randomUUID();
  const values: Record<string, unknown> = { ...known, ...pair, listId };
  const line = { catalogId: pair.catalogId, stockItemId: known.stockItemId, quantity: 1, note: '' };
  const bodies: Record<string, object> = {
    saveFavouriteList: { name: 'Conformance', isUnnamed: false, version: 0, lines: [line] },
    saveStandingOrder: { weeks: 2, nextDate: '2999-12-31', isPaused: true },
  };
  for (const name of ['saveFavouriteList', 'saveStandingOrder', 'deleteStandingOrder', 'deleteFavouriteList']) {
    const report = reports.get(name);
    if (!report || report.result.verdict === 'notOffered') continue;
    const body = bodies[name] as Record<string, unknown> | undefined;
    const exchange = await provider.call(report.operation, { values, body, token: known.token });
    const data = checkSuccess(report, exchange, provider);
    if (name === 'saveFavouriteList') values.version = getVersion(data, listId);
  }
};

const triedInFull = [
  'insertCartLine',
  'updateCartLine',
  'deleteCartLine',
  'pushShoppingCart',
  'setCartAside',
  'takeCartBack',
  'deleteSetAsideCart',
  'saveFavouriteList',
  'saveStandingOrder',
  'deleteStandingOrder',
  'deleteFavouriteList',
];

/** Tries the calls that change something: as far as they can be taken back, and otherwise with requests to be refused. */
export const tryWriting = async (trial: Trial, pair: Pair, isAllowed: boolean) => {
  const { provider, known } = trial;
  const reports = new Map<string, CallReport>();
  for (const operation of trial.operations.filter(isWrite)) {
    const report = createCallReport(provider, operation, pair.catalogId);
    reports.set(operation.operationId, report);
    const values = { ...getExamples(operation), ...known, ...pair };
    await checkPreflight(report, provider, values);
    if (!isAllowed || known.token === undefined || known.clientId === undefined) {
      report.skip('Not tried: it changes data, see --write.');
      continue;
    }
    const body = operation.body && {
      ...operation.body,
      ...('clientId' in operation.body && { clientId: known.clientId }),
    };
    await tryRefusals(report, trial, { values, body });
    if (!operation.isPrivate && !operation.needsFields)
      report.skip('Not tried: no request of it is known to be refused.');
    else if (!triedInFull.includes(operation.operationId) && report.result.verdict !== 'notOffered')
      report.note('refusalsOnly', 'Tried only with requests that must be refused, because it cannot be taken back.');
  }
  if (isAllowed && known.token !== undefined && known.clientId !== undefined) {
    await tryLists(reports, trial, pair);
    if (await tryCart(reports, trial, pair)) await tryPush(reports, trial, pair);
  }
  return [...reports.values()];
};
