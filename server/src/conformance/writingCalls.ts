import { randomUUID } from 'node:crypto';

import { isRecord } from '@/shared/lib/isRecord';

import { type CallReport, createCallReport } from './callReport';
import { tryCart } from './cartCalls';
import { tryTokens } from './checkAccess';
import { checkPreflight, checkRefusal, checkSuccess, isNotOffered } from './checkResponse';
import type { Operation } from './operations';
import type { Input } from './provider';
import { tryPush } from './pushCalls';
import { isPerCatalogue } from './readingValues';
import type { Trial } from './trial';

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
const tryLists = async (reports: Map<string, CallReport>, { provider, known, pair }: Trial) => {
  const listId = randomUUID();
  const values: Record<string, unknown> = { ...known, ...pair, listId };
  const line = { catalogId: pair.catalogId, stockItemId: known.stockItemId, quantity: 1, note: '' };
  const bodies: Record<string, object> = {
    saveFavouriteList: { name: 'Conformance', isUnnamed: false, version: 0, lines: [line] },
    saveStandingOrder: { weeks: 2, nextDate: '2999-12-31', isPaused: true },
  };
  let isSaved = false;
  for (const name of ['saveFavouriteList', 'saveStandingOrder', 'deleteStandingOrder', 'deleteFavouriteList']) {
    const report = reports.get(name);
    if (!report || report.result.verdict === 'notOffered') continue;
    if (name !== 'saveFavouriteList' && !isSaved) {
      report.skip('Not tried: no list could be saved.');
      continue;
    }
    const body = bodies[name] as Record<string, unknown> | undefined;
    const exchange = await provider.call(report.operation, { values, body, token: known.token });
    const data = checkSuccess(report, exchange, provider);
    if (name !== 'saveFavouriteList') continue;
    isSaved = data !== undefined;
    values.version = getVersion(data, listId);
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

const fillBody = ({ body }: Operation, { pair, known }: Trial) =>
  body && {
    ...body,
    ...('clientId' in body && { clientId: known.clientId }),
    ...('catalogId' in body && pair),
  };

const tryCatalogue = async (trial: Trial, operations: Operation[], isAllowed: boolean) => {
  const { provider, known, pair } = trial;
  const reports = new Map<string, CallReport>();
  const writes = isAllowed && known.token !== undefined && known.clientId !== undefined;
  for (const operation of operations) {
    const report = createCallReport(provider, operation, pair.catalogId);
    reports.set(operation.operationId, report);
    const values = { ...getExamples(operation), ...known, ...pair };
    await checkPreflight(report, provider, values);
    if (!writes) {
      report.skip('Not tried: it changes data, see --write.');
      continue;
    }
    await tryRefusals(report, trial, { values, body: fillBody(operation, trial) });
    if (!operation.isPrivate && !operation.needsFields)
      report.skip('Not tried: no request of it is known to be refused.');
    else if (!triedInFull.includes(operation.operationId) && report.result.verdict !== 'notOffered')
      report.note('refusalsOnly', 'Tried only with requests that must be refused, because it cannot be taken back.');
  }
  if (writes) {
    await tryLists(reports, trial);
    if (await tryCart(reports, trial)) await tryPush(reports, trial);
  }
  return [...reports.values()];
};

/** Tries the calls that change something: as far as they can be taken back, and otherwise with requests to be refused. */
export const tryWriting = async (trials: Trial[], isAllowed: boolean) => {
  const reports: CallReport[] = [];
  for (const trial of trials) {
    const operations = trial.operations.filter(
      (operation) => isWrite(operation) && (trial === trials[0] || isPerCatalogue(operation)),
    );
    reports.push(...(await tryCatalogue(trial, operations, isAllowed)));
  }
  return reports;
};
