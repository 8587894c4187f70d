import { noFile, type Outcome, toOutcome } from '@/api/request/requestOutcome';

import { createValidator } from '../http/contracts/validation';
import type { CallReport } from './callReport';
import { checkData } from './checkData';
import { type Exchange, getRequestHeaders, type Provider } from './provider';

const worthCompressing = 4000;

type Failure = Extract<Outcome, { failure: object }>['failure'];

const findErrors = createValidator();

const isAllowed = (list: string | null, name: string) =>
  (list ?? '').split(',').some((each) => each.trim().toLowerCase() === name.toLowerCase());

const allowsOrigin = ({ response }: Exchange, { origin }: Provider) => {
  const allowed = response.headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
};

/** Whether the browser gives the response to the storefront. */
const checkCors = (report: CallReport, exchange: Exchange, provider: Provider, effect: string) => {
  if (!provider.isCrossOrigin(report.operation) || exchange.response.status === 0) return;
  if (allowsOrigin(exchange, provider)) return;
  const text = `Access-Control-Allow-Origin of a response with status ${exchange.response.status} is not ${provider.origin}: ${effect}.`;
  report.fail('cors', text, exchange);
};

export const checkPreflight = async (report: CallReport, provider: Provider, values: Record<string, unknown>) => {
  const { operation } = report;
  if (!provider.isCrossOrigin(operation)) return;
  const exchange = await provider.preflight(operation, values);
  const { status, headers } = exchange.response;
  if (status < 200 || status > 299 || !allowsOrigin(exchange, provider)) {
    const text = `The browser's preflight request from ${provider.origin} is not allowed (status ${status}): the browser does not send the call.`;
    report.fail('preflight', text, exchange);
    return;
  }
  const methods = headers.get('access-control-allow-methods');
  if (!['GET', 'POST'].includes(operation.method) && methods !== '*' && !isAllowed(methods, operation.method))
    report.fail('preflight', `Access-Control-Allow-Methods does not name ${operation.method}.`, exchange);
  const allowed = headers.get('access-control-allow-headers');
  const refused = getRequestHeaders(operation, provider.config).filter(
    (name) => !isAllowed(allowed, name) && (allowed !== '*' || name === 'authorization'),
  );
  if (refused.length > 0)
    report.fail('preflight', `Access-Control-Allow-Headers does not name ${refused.join(', ')}.`, exchange);
};

const isPage = ({ response }: Exchange) => /^\s*<(!doctype|html)/i.test(response.text);

const explainFailure = ({ kind, status, statusText, message }: Failure, exchange: Exchange) => {
  const told = message === undefined ? '' : ` It says: ${message}`;
  if (kind === 'network') return `There is no response: ${statusText}.`;
  if (status >= 300 && status < 400) {
    const target = exchange.response.headers.get('location') ?? 'nowhere';
    return `It redirects (${status}) to ${target}: configure the final address.`;
  }
  if (isPage(exchange))
    return `It answers with a page (status ${status}) rather than JSON: is this the address of the service?`;
  if (kind === 'unreadable') return 'The response is not JSON.';
  if (kind === 'refused' && status < 300) return `isSuccessful is false.${told}`;
  if (status === 404) return `It answers 404: the call is required, at this address.${told}`;
  if (status === 401) return `It answers 401, but ${told === '' ? 'must answer this request' : `must answer.${told}`}`;
  return `It answers ${status} ${statusText}.${told}`;
};

export const isNotOffered = ({ operation }: CallReport, { response }: Exchange) =>
  operation.isExtension && [404, 501].includes(response.status);

const countRecords = (data: unknown) => (Array.isArray(data) ? data.length : null);

/** The data of a successful response as the storefront reads it; undefined if it shows an error instead. */
export const checkSuccess = (report: CallReport, exchange: Exchange, provider: Provider): unknown => {
  const { operation } = report;
  const { response, request } = exchange;
  if (!report.result.measured) report.measure(exchange, null);
  if (isNotOffered(report, exchange)) {
    report.leaveOut();
    return undefined;
  }
  checkCors(report, exchange, provider, 'the browser withholds the response');
  if (operation.isFile) {
    const type = response.headers.get('content-type') ?? '';
    const isSent = response.status === 200 && !noFile.test(type);
    if (!isSent) report.fail('answer', `It answers ${response.status} (${type}) instead of the file.`, exchange);
    return isSent ? response.text : undefined;
  }
  const outcome = toOutcome(response, request.method);
  if ('failure' in outcome) {
    report.fail('answer', explainFailure(outcome.failure, exchange), exchange);
    return undefined;
  }
  const data = checkData(report, outcome.data, exchange);
  if (report.result.measured?.records === null) report.measure(exchange, countRecords(data));
  return data;
};

type Refusal = {
  rule: string;
  /** The request that must be refused, such as "without a token". */
  when: string;
  statuses: number[];
  /** What follows from an answer. */
  risk: string;
  level?: 'part' | 'fail';
};

/** Whether a request that must be refused is refused, in a way that the storefront can tell to buyers. */
export const checkRefusal = (report: CallReport, exchange: Exchange, provider: Provider, refusal: Refusal): boolean => {
  const { rule, when, statuses, risk, level = 'fail' } = refusal;
  const { status, headers } = exchange.response;
  const outcome = toOutcome(exchange.response, exchange.request.method);
  if (!('failure' in outcome) || (status >= 200 && status < 300 && outcome.failure.kind !== 'refused')) {
    report[level](rule, `It answers ${status} ${when}: ${risk}.`, exchange);
    return false;
  }
  if (outcome.failure.kind === 'network') {
    report.fail(rule, `There is no response ${when}: ${outcome.failure.statusText}.`, exchange);
    return false;
  }
  checkCors(report, exchange, provider, `${when}, the browser hides the reason`);
  // Too many attempts is a refusal, whichever the attempt.
  if (![...statuses, 429].includes(status))
    report.part(rule, `It answers ${status} ${when}, but must answer ${statuses.join(' or ')}.`, exchange);
  const isExposed =
    !provider.isCrossOrigin(report.operation) || isAllowed(headers.get('access-control-expose-headers'), 'retry-after');
  if (status === 429 && (!headers.has('retry-after') || !isExposed))
    report.part('retryAfter', 'A response with status 429 has no Retry-After that the storefront may read.', exchange);
  let body: unknown;
  try {
    body = JSON.parse(exchange.response.text);
  } catch {
    body = undefined;
  }
  const [error] = findErrors(report.operation.refusal, body);
  if (error) {
    const text = `A refusal (${status} ${when}) is not as in the contract (${error.instancePath || 'body'} ${error.message}): buyers see a general message instead of the reason.`;
    report.part('refusal', text, exchange);
  }
  return true;
};

/** ETag and 304, compression, and the language of the request. */
export const checkTransport = async (
  report: CallReport,
  first: Exchange,
  provider: Provider,
  input: Parameters<Provider['call']>[1],
) => {
  const { operation } = report;
  const { headers, bytes, text } = first.response;
  if (!operation.isFile && text.length > worthCompressing && !headers.has('content-encoding'))
    report.part('compression', `${bytes} bytes are sent without compression (gzip or br): buyers wait longer.`, first);
  if (!operation.revalidates) return;
  const etag = headers.get('etag');
  if (etag === null) {
    report.part('etag', 'There is no ETag: every visit loads the whole response again.', first);
  } else {
    if (provider.isCrossOrigin(operation) && !isAllowed(headers.get('access-control-expose-headers'), 'etag'))
      report.part('etag', 'Access-Control-Expose-Headers does not name ETag: the storefront cannot use it.', first);
    const again = await provider.call(operation, { ...input, headers: { 'if-none-match': etag } });
    if (again.response.status !== 304)
      report.part('etag', `It answers ${again.response.status} to its own ETag, but must answer 304.`, again);
    else checkCors(report, again, provider, 'the browser withholds the response');
  }
  const other = await provider.call(operation, { ...input, language: 'es' });
  if (other.response.status !== 200) {
    report.fail('language', `It answers ${other.response.status} to a request in another language.`, other);
  } else if (other.response.text === text) {
    report.note('language', 'The response is the same in English and Spanish.');
  } else if (etag !== null && other.response.headers.get('etag') === etag) {
    report.fail(
      'language',
      'Two languages have the same ETag: after a change of language, buyers keep the other one.',
      other,
    );
  } else if (
    !(headers.get('cache-control') ?? '').includes('no-store') &&
    !variesBy(headers, provider.config.headers.language)
  ) {
    const name = provider.config.headers.language;
    report.part('language', `Vary does not name ${name}: a cache may answer in the wrong language.`, first);
  }
};

const variesBy = (headers: Headers, name: string) =>
  headers.get('vary') === '*' || isAllowed(headers.get('vary'), name);
