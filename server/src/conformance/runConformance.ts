import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { CallResult, Verdict } from './callReport';
import { readOperations } from './operations';
import { createProvider } from './provider';
import { tryReading } from './readingCalls';
import { type Credentials, trySignIn, trySignOut } from './signInCalls';
import { listPairs, type Trial } from './trial';
import { tryWriting } from './writingCalls';

export type ConformanceOptions = {
  rootDirectory: string;
  /** Its services are the provider's. */
  config: RuntimeConfig;
  /** Of the storefront, from which browsers call. */
  origin: string;
  credentials: Credentials | undefined;
  /** Whether calls that change something are tried. */
  writes: boolean;
};

export type Conformance = {
  verdict: 'works' | 'part' | 'fails';
  services: Record<'public' | 'inventory' | 'orders', string>;
  origin: string;
  counts: Record<Verdict, number>;
  calls: CallResult[];
};

const verdicts: Verdict[] = ['works', 'part', 'fails', 'notOffered', 'notTried'];

/** Tries every call of the contracts against a provider, reading ones first. */
export const runConformance = async (options: ConformanceOptions): Promise<Conformance> => {
  const { rootDirectory, config, origin, credentials, writes } = options;
  const provider = createProvider(config, origin);
  if (credentials) provider.hide(credentials.password);
  const operations = await readOperations(rootDirectory);
  const trials: Trial[] = listPairs(config).map((pair) => ({
    ...{ provider, operations, pair },
    known: { items: [], categories: [] },
  }));
  const [first] = trials;
  if (!first) throw new Error('No catalogue is configured.');
  if (operations.some((operation) => !provider.isCrossOrigin(operation))) await provider.readXsrfCookie();
  const reports = [
    ...(await tryReading(trials, false)),
    ...(await trySignIn(trials, credentials)),
    ...(await tryReading(trials, true)),
    ...(await tryWriting(trials, writes)),
    await trySignOut(first),
  ];
  const calls = reports.map(({ result }) => result);
  const count = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length;
  const { public: content, inventory, orders } = config.services;
  return {
    verdict: count('fails') > 0 ? 'fails' : count('part') > 0 ? 'part' : 'works',
    services: { public: content, inventory, orders },
    origin,
    counts: Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)])) as Conformance['counts'],
    calls,
  };
};
