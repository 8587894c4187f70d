import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Language } from '@/shared/i18n/languages';

import { chooseEncoding, isUnchanged } from '../http/responses/responseEncoding';
import type { CatalogueRepository } from '../repositories/catalogueRepository';
import { createFeatureCollector } from './catalogueFeatures';
import { type CompressedJson, compressJson } from './compressedJson';
import { toStockItem, withoutPrices } from './stockItem';

export type ListKind = 'categories' | 'items' | 'itemsWithoutPrices' | 'features';

export type ListKey = { kind: ListKind; catalogId: number; language: Language };

export type PreparedLists = {
  /** `isForced` waits for the current list; otherwise the previous one is served while the next is prepared. */
  read: (key: ListKey, isForced?: boolean) => Promise<CompressedJson>;
};

type Entry = { version: string; list: CompressedJson };

type PreparedListsParts = {
  catalogue: CatalogueRepository;
  filterFeatures: readonly string[];
  now: () => number;
  onFailure: (error: unknown) => void;
};

// How long a list may lag behind another process's change; costs one small query per catalogue in that time.
const versionLifetimeMs = 1000;

const opening = '{"isSuccessful":true,"data":[';
const closing = ']}';

async function* writeFeatures(
  catalogue: CatalogueRepository,
  { catalogId, language }: ListKey,
  keys: readonly string[],
) {
  const collector = createFeatureCollector(keys);
  for await (const rows of catalogue.featureValues(catalogId, language)) rows.forEach(collector.add);
  yield opening;
  let isFirst = true;
  for (const feature of collector.collect()) {
    const text = JSON.stringify(feature);
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield closing;
}

async function* writeItems(catalogue: CatalogueRepository, { kind, catalogId, language }: ListKey) {
  const hidePrices = kind === 'itemsWithoutPrices';
  let isFirst = true;
  yield opening;
  for await (const rows of catalogue.items(catalogId)) {
    const items = rows.map((row) => toStockItem(row, language));
    const text = JSON.stringify(hidePrices ? items.map(withoutPrices) : items).slice(1, -1);
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield closing;
}

type ListSource = Pick<PreparedListsParts, 'catalogue' | 'filterFeatures'>;

const prepareList = async ({ catalogue, filterFeatures }: ListSource, key: ListKey): Promise<CompressedJson> => {
  if (key.kind === 'features') return compressJson(writeFeatures(catalogue, key, filterFeatures));
  if (key.kind !== 'categories') return compressJson(writeItems(catalogue, key));
  const categories = await catalogue.categories(key.catalogId, key.language);
  return compressJson([opening, JSON.stringify(categories).slice(1, -1), closing]);
};

/** Runs the work once at a time per key; concurrent callers share the result. */
const createSingleFlight = <Result>() => {
  const running = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const present = running.get(key);
    if (present) return present;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};

/** Complete lists, ready to send; refreshed when this or another process changes the data. */
export const createPreparedLists = ({ now, onFailure, ...source }: PreparedListsParts): PreparedLists => {
  const { catalogue } = source;
  const entries = new Map<string, Entry>();
  const versions = new Map<number, { version: string; readAt: number }>();
  const readVersionOnce = createSingleFlight<string>();
  const refreshOnce = createSingleFlight<Entry>();

  const fetchVersion = async (catalogId: number): Promise<string> => {
    const version = await catalogue.version(catalogId);
    versions.set(catalogId, { version, readAt: now() });
    return version;
  };

  const readVersion = async (catalogId: number): Promise<string> => {
    const known = versions.get(catalogId);
    if (known && now() - known.readAt < versionLifetimeMs) return known.version;
    return readVersionOnce(String(catalogId), () => fetchVersion(catalogId));
  };

  return {
    read: async (key, isForced = false) => {
      const name = `${key.kind}:${key.catalogId}:${key.language}`;
      const version = await (isForced ? fetchVersion : readVersion)(key.catalogId);
      const present = entries.get(name);
      if (present?.version === version) return present.list;
      const refresh = refreshOnce(`${name} ${version}`, async () => {
        const entry = { version, list: await prepareList(source, key) };
        entries.set(name, entry);
        return entry;
      });
      if (!present || isForced) return (await refresh).list;
      // Serve the stale list until the new one is ready.
      refresh.catch(onFailure);
      return present.list;
    },
  };
};

const contentType = 'application/json; charset=utf-8';

type SentList = { list: CompressedJson; isPrivate: boolean };

export const sendPreparedList = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { list, isPrivate }: SentList,
): Promise<FastifyReply> => {
  reply.header('etag', list.etag).header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache');
  if (isPrivate) reply.header('vary', `${String(reply.getHeader('vary'))}, Authorization`);
  if (isUnchanged(request, list.etag)) return reply.code(304).send();
  reply.header('content-type', contentType);
  const encoding = chooseEncoding(request);
  if (encoding === 'identity') return reply.send(list.plain());
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? list.br : await list.gzip());
};
