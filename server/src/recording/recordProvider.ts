import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import { toOutcome } from '@/api/request/requestOutcome';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { type Language, languages } from '@/shared/i18n/languages';
import { isWebAddress } from '@/shared/lib/blobAddress';
import { isRecord } from '@/shared/lib/isRecord';
import { isValidToken } from '@/shared/lib/secretVault';

import { findOperation, type Operation, readOperations } from '../conformance/operations';
import { listPictures } from '../conformance/pictures';
import { createProvider, type Exchange, type Input, type Provider } from '../conformance/provider';
import {
  environments,
  isPerCatalogue,
  isRead,
  listRecords,
  listRequired,
  listValues,
} from '../conformance/readingValues';
import type { Credentials } from '../conformance/signInCalls';
import { listPairs, type Pair } from '../conformance/trial';
import { OperatorError } from '../errors';
import { type RecordedAnswer, writeAnswer } from './recordedFiles';
import { withoutPersonalData } from './withoutPersonalData';

const keptHeaders = ['content-type', 'etag', 'cache-control', 'retry-after'];

const parse = (text: string): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]));
};

/** What is kept of a response. `scrub` hides password and token, wherever a provider repeats them. */
const toAnswer = (
  operation: Operation,
  { request, response }: Exchange,
  scrub: (text: string) => string,
): RecordedAnswer => {
  const { status, headers, text } = response;
  const { pathname, search } = new URL(request.address);
  const kept = keptHeaders.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const answer = { request: `${request.method} ${pathname}${search}`, status, headers: Object.fromEntries(kept) };
  const isPersonal = operation.isPrivate || operation.operationId === 'loginClient';
  const parsed = parse(text);
  if (!parsed) return { ...answer, text: isPersonal ? '' : scrub(text) };
  const body = isPersonal ? withoutPersonalData(operation, status, parsed.json) : parsed.json;
  return { ...answer, body: mapTexts(body, scrub) };
};

const placeholders = languages.map((language) => `StockItemImages/placeholder.${language}.svg`);

const toFile = (folder: string, path: string) => {
  const file = join(folder, decodeURIComponent(path.replace(/[?#].*$/, '')));
  return file.startsWith(`${folder}${sep}`) ? file : undefined;
};

/** Up to `most` of each group; returns how many there were. Pictures with a web address of their own stay there. */
const recordPictures = async (folder: string, groups: string[][], provider: Provider, most: number) => {
  let count = 0;
  for (const group of [placeholders, ...groups]) {
    const own = [...new Set(group)].filter((path) => !isWebAddress(path));
    for (const path of own.slice(0, most)) {
      const file = toFile(folder, path);
      if (file === undefined) continue;
      const { response } = await provider.loadPicture(path);
      if (response.status !== 200) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, response.content);
      count += 1;
    }
  }
  return count;
};

/** A catalogue, and what its responses have for the parameters of later calls. */
type Place = { pair: Pair; lists: Record<string, unknown[]>; clientId?: unknown };

export type RecordingOptions = {
  rootDirectory: string;
  config: RuntimeConfig;
  origin: string;
  credentials: Credentials | undefined;
  /** How many items, orders and pictures are recorded in detail. */
  details: number;
};

const maxIds = 200;

/** The values for the required parameters of a call, one set for each request. */
const listRequests = (operation: Operation, { pair, lists, clientId }: Place, details: number): Input['values'][] => {
  const fixed: Input['values'] = { ...pair, clientId, 'names[]': environments };
  const [varied] = listRequired(operation).filter((name) => fixed[name] === undefined);
  if (varied === undefined) return [fixed];
  if (varied !== 'ids[]')
    return (lists[varied] ?? []).slice(0, details).map((value) => ({ ...fixed, [varied]: value }));
  const ids = (lists.stockItemId ?? []).slice(0, Math.min(details, maxIds));
  return ids.length > 0 ? [{ ...fixed, 'ids[]': ids }] : [];
};

const readData = ({ request, response }: Exchange): unknown => {
  const outcome = toOutcome(response, request.method);
  return 'data' in outcome && isRecord(outcome.data) ? outcome.data.data : undefined;
};

const createRecorder = async (directory: string, options: RecordingOptions) => {
  const { rootDirectory, config, origin, credentials, details } = options;
  const provider = createProvider(config, origin);
  // Before anything is called, because any answer may repeat it.
  if (credentials) provider.hide(credentials.password);
  const operations = await readOperations(rootDirectory);
  const places: Place[] = listPairs(config).map((pair) => ({ pair, lists: {} }));
  const pictures = new Map<string, string[]>();
  const counts = { answers: 0, pictures: 0 };

  const find = (name: string) => findOperation(operations, name);

  const call = async (operation: Operation, input: Input) => {
    const exchange = await provider.call(operation, input);
    const { status, statusText } = exchange.response;
    if (status === 0) throw new OperatorError(`${operation.operationId} has no response: ${statusText}.`);
    return exchange;
  };

  const write = async (operation: Operation, values: Input['values'], language: Language, exchange: Exchange) => {
    await writeAnswer(directory, operation, values, language, toAnswer(operation, exchange, provider.scrub));
    counts.answers += 1;
  };

  const record = async (operation: Operation, input: Input & { language: Language }) => {
    const exchange = await call(operation, input);
    await write(operation, input.values, input.language, exchange);
    return readData(exchange);
  };

  const recordAll = async (operation: Operation, place: Place, token: string | undefined) => {
    const { operationId } = operation;
    for (const values of listRequests(operation, place, details)) {
      const [first, ...others] = languages.map((language) => ({ values, token, language }));
      if (!first) continue;
      const data = await record(operation, first);
      for (const input of others) await record(operation, input);
      const found = Object.entries(listValues(operationId, data));
      for (const { lists } of isPerCatalogue(operation) ? [place] : places)
        for (const [name, list] of found) lists[name] = [...(lists[name] ?? []), ...list];
      const group = `${operationId} ${place.pair.catalogId}`;
      pictures.set(group, [...(pictures.get(group) ?? []), ...listPictures(operationId, data)]);
    }
  };

  return {
    counts,
    /** Files are left out: they are documents with everything about a client. */
    readAll: async (token?: string) => {
      for (const operation of operations) {
        if (!isRead(operation) || operation.isFile || operation.isPrivate !== (token !== undefined)) continue;
        for (const place of isPerCatalogue(operation) ? places : places.slice(0, 1))
          await recordAll(operation, place, token);
      }
    },
    signIn: async (credentials: Credentials) => {
      const { pair } = places[0] ?? {};
      const exchange = await call(find('authenticateUser'), { values: { ...pair }, body: credentials });
      const token = String(listRecords(readData(exchange))[0]?.token);
      if (!isValidToken(token))
        throw new OperatorError(`${credentials.username} was not signed in: status ${exchange.response.status}.`);
      provider.hide(token);
      for (const place of places)
        for (const language of languages) {
          const input = { values: place.pair, body: credentials, language };
          const [client] = listRecords(await record(find('loginClient'), input));
          place.clientId = client?.clientId;
        }
      return token;
    },
    signOut: async (token: string) => {
      const exchange = await call(find('getOauthLogout'), { values: {}, token });
      for (const language of languages) await write(find('getOauthLogout'), {}, language, exchange);
    },
    loadPictures: async () => {
      if (!URL.canParse(config.services.blob)) return;
      counts.pictures = await recordPictures(join(directory, 'blob'), [...pictures.values()], provider, details);
    },
  };
};

/** Calls everything that can be read, in every language, and writes the answers to a folder. */
export const recordProvider = async (directory: string, options: RecordingOptions) => {
  const { counts, readAll, signIn, signOut, loadPictures } = await createRecorder(directory, options);
  await readAll();
  if (options.credentials) {
    const token = await signIn(options.credentials);
    await readAll(token);
    await signOut(token);
  }
  await loadPictures();
  return counts;
};
