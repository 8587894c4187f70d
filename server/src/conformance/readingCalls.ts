import { type CallReport, createCallReport } from './callReport';
import { tryOtherClient, tryStranger, tryTokens } from './checkAccess';
import { checkPictures } from './checkPictures';
import { checkPreflight, checkSuccess, checkTransport } from './checkResponse';
import { describeCatalogue } from './describeCatalogue';
import type { Input } from './provider';
import { environments, isPerCatalogue, isRead, listRecords, listRequired, listValues } from './readingValues';
import type { Trial } from './trial';

const maxStocks = 20;

const takeValues = (operationId: string, data: unknown): Record<string, unknown> => {
  const { stockItemId: ids, ...others } = listValues(operationId, data);
  const first = Object.entries(others).map(([name, [value]]) => [name, value] as const);
  return { ...Object.fromEntries(first), ...(ids && { stockItemId: ids[0], 'ids[]': ids.slice(0, maxStocks) }) };
};

/** `trials` are those for which the response holds. */
const readCall = async (report: CallReport, trial: Trial, trials: Trial[]): Promise<void> => {
  const { operation } = report;
  const { provider, known, pair } = trial;
  const values: Input['values'] = { ...known, ...pair, 'names[]': environments };
  const missing = listRequired(operation).filter((name) => values[name] === undefined);
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
    for (const each of trials) Object.assign(each.known, takeValues(operation.operationId, data));
    if (operation.operationId === 'getStockItems') known.items = listRecords(data);
    if (operation.operationId === 'getCategories') known.categories = listRecords(data);
    await checkTransport(report, first, provider, input);
    await checkPictures(report, provider, data);
    await tryStranger(report, trial, input);
    if (operation.isPrivate) await tryTokens(report, trial, input);
    await tryOtherClient(report, trial, input);
  }
  await checkPreflight(report, provider, values);
};

/** Tries the calls that change nothing: those of visitors, or those of clients. */
export const tryReading = async (trials: Trial[], isPrivate: boolean) => {
  const reports: CallReport[] = [];
  for (const operation of trials[0]?.operations ?? []) {
    if (!isRead(operation) || operation.isPrivate !== isPrivate) continue;
    for (const trial of isPerCatalogue(operation) ? trials : trials.slice(0, 1)) {
      const report = createCallReport(trial.provider, operation, trial.pair.catalogId);
      await readCall(report, trial, isPerCatalogue(operation) ? [trial] : trials);
      if (operation.operationId === 'getStockItems') describeCatalogue(report, trial.known);
      reports.push(report);
    }
  }
  return reports;
};
