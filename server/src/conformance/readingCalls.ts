import { formatCount } from '../commands/commandDatabase';
import { type CallReport, createCallReport } from './callReport';
import { tryOtherClient, tryStranger, tryTokens } from './checkAccess';
import { checkPreflight, checkSuccess, checkTransport } from './checkResponse';
import { listPictures } from './pictures';
import type { Exchange, Input, Provider } from './provider';
import { environments, isPerCatalogue, isRead, listRecords, listRequired, listValues } from './readingValues';
import type { Known, Trial } from './trial';

const maxTried = 10;

const isFile = (path: string) => path.startsWith('StockItemFeatureFiles/');

// Browsers take it for as safe as https.
const isThisMachine = (hostname: string) => hostname === 'localhost' || hostname.startsWith('127.');

/** Why a page does not show it. */
const findProblem = ({ request, response }: Exchange, path: string, origin: string): string | undefined => {
  const { status, statusText, headers } = response;
  if (status === 0) return statusText;
  if (status !== 200) return `status ${status}`;
  const type = headers.get('content-type') ?? 'without a type';
  if (!isFile(path) && !type.startsWith('image/')) return type;
  const address = new URL(request.address);
  if (origin.startsWith('https:') && address.protocol === 'http:' && !isThisMachine(address.hostname))
    return 'not https';
  const policy = headers.get('cross-origin-resource-policy');
  return address.origin !== origin && policy === 'same-origin'
    ? 'Cross-Origin-Resource-Policy is same-origin'
    : undefined;
};

/** Whether the pictures and files that a response names can be shown. */
const checkPictures = async (report: CallReport, provider: Provider, data: unknown) => {
  const paths = listPictures(report.operation.operationId, data).filter(provider.hasPicture).slice(0, maxTried);
  const problems: { exchange: Exchange; text: string }[] = [];
  for (const path of paths) {
    const exchange = await provider.loadPicture(path);
    const problem = findProblem(exchange, path, provider.origin);
    if (problem !== undefined) problems.push({ exchange, text: `${path} (${problem})` });
  }
  const [first] = problems;
  if (!first) return;
  const text = `Of ${paths.length} pictures and files tried, ${problems.length} cannot be shown, such as ${first.text}.`;
  report.part('picture', text, first.exchange);
};

/** What buyers will not find, or find without something, in items that follow the contract. */
const describeCatalogue = (report: CallReport, { items, categories }: Pick<Known, 'items' | 'categories'>) => {
  if (items.length === 0) return;
  const categoryIds = new Set(categories.filter(({ deleted }) => deleted !== true).map((each) => each.stockCategoryId));
  const sold = items.filter(({ deleted, isParent }) => deleted !== true && isParent !== true);
  const count = (isAffected: (item: Record<string, unknown>) => boolean) => sold.filter(isAffected).length;
  const isLost = ({ stockCategoryId }: Record<string, unknown>) =>
    stockCategoryId !== null && !categoryIds.has(stockCategoryId);
  const facts: [number, string][] = [
    [items.filter(({ deleted }) => deleted === true).length, 'deleted, and not shown'],
    [count(({ name }) => name === null), 'without a name'],
    [count(({ price }) => price === null), 'without a price'],
    [count(({ imageUrl }) => imageUrl === null), 'without a picture'],
    [count(({ stockCategoryId }) => stockCategoryId === null), 'without a category'],
  ];
  const told = facts.filter(([affected]) => affected > 0).map(([affected, what]) => `${affected} ${what}`);
  if (told.length > 0) report.note('catalogue', `Of ${formatCount(items.length, 'item')}: ${told.join(', ')}.`);
  const lost = count(isLost);
  if (lost > 0)
    report.part(
      'lostCategory',
      `In categories that getCategories does not list: ${formatCount(lost, 'item')}. Buyers find them by search alone.`,
    );
};

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
