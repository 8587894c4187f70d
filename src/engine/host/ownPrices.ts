import { packPrices } from '../catalog/ownPrices';
import type { PricesRequest } from './catalogEngine';
import { type FetchList, fetchList } from './fetchList';
import { type BuiltSnapshot, priceSnapshot } from './snapshotState';
import type { Pause } from './steps';
import { createUnavailableError } from './unavailable';

const timeoutMs = 20_000;

// Each takes some 60 bytes per item.
const mostLists = 8;

const isAbsent = (status: number) => status === 404 || status === 501;

type Known<Value> = Map<string, Promise<Value>>;

/** By list or snapshot, and by price list. */
type Kept<Owner extends object, Value> = WeakMap<Owner, Known<Value>>;

type OwnPricesServices = { fetch: FetchList; pause: Pause; servesMany: boolean };

/**
 * The prices of clients, as columns beside the public ones of one snapshot (ADR 43). They are fetched again when the
 * list of items has changed, as discounts depend on its prices, and never stored.
 */
export const createOwnPrices = ({ fetch, pause, servesMany }: OwnPricesServices) => {
  const most = servesMany ? mostLists : 1;
  let packed: Kept<readonly unknown[], Float64Array> = new WeakMap();
  let snapshots: Kept<BuiltSnapshot, BuiltSnapshot> = new WeakMap();

  const keep = <Owner extends object, Value>(
    kept: Kept<Owner, Value>,
    owner: Owner,
    key: string,
    create: () => Promise<Value>,
  ): Promise<Value> => {
    const known: Known<Value> = kept.get(owner) ?? new Map();
    kept.set(owner, known);
    const value = known.get(key) ?? create();
    // The least recently used come first.
    known.delete(key);
    known.set(key, value);
    value.catch(() => known.get(key) === value && known.delete(key));
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return value;
  };

  const read = async (url: string | undefined, headers: PricesRequest['headers']): Promise<Float64Array> => {
    if (url === undefined) return packPrices([]);
    const { signal } = new AbortController();
    const list = await fetchList(fetch, { url, headers, etag: null, timeoutMs, signal, isTextKept: false });
    if (list.kind === 'fresh') return packPrices(list.records);
    if (list.kind === 'failed' && isAbsent(list.failure.status)) return packPrices([]);
    // The public prices must not pass for the client's.
    throw createUnavailableError();
  };

  const price = async (built: BuiltSnapshot, { key, urls, headers }: PricesRequest) => {
    const { catalogIds, lists } = built.browsable.catalog;
    const columns = lists.map((list, at) => keep(packed, list, key, () => read(urls[catalogIds[at] ?? 0], headers)));
    return priceSnapshot(built, await Promise.all(columns), { pause });
  };

  return {
    /** The snapshot at the prices of the client, or as it is for everyone else. */
    apply: async (built: BuiltSnapshot, prices: PricesRequest | undefined): Promise<BuiltSnapshot> => {
      if (prices) return keep(snapshots, built, prices.key, () => price(built, prices));
      // In a browser, nothing remains of a client who has signed out.
      if (!servesMany) [packed, snapshots] = [new WeakMap(), new WeakMap()];
      return built;
    },
  };
};
