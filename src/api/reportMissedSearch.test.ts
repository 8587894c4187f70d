import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { createSecretVault } from '@/shared/lib/secretVault';

import { reportMissedSearch } from './reportMissedSearch';

const report = async (text: string, { reportsMissedSearches = true, isReplaying = false } = {}) => {
  const config = aRuntimeConfig();
  const sent: [string, RequestInit][] = [];
  const fetch = (async (address: string, request: RequestInit) => {
    sent.push([address, request]);
    throw new TypeError('offline');
  }) as typeof globalThis.fetch;
  const state = { language: { language: 'es' as const }, session: { token: 'sealed.token.1' } };
  await reportMissedSearch(text)(
    () => undefined,
    () => state,
    {
      config: { ...config, catalogue: { ...config.catalogue, reportsMissedSearches } },
      vault: createSecretVault(),
      fetch,
      isReplaying: () => isReplaying,
    },
  );
  return sent;
};

it('sends the text in the language of the page, without the session, and fails quietly', async () => {
  const [[address, request] = ['', {}]] = await report(' Linterna ');
  expect(address).toBe(`${aRuntimeConfig().services.public}/publics/missed-search`);
  expect(request.body).toBe('{"text":"linterna"}');
  const headers = request.headers as Headers;
  expect([headers.get('authorization'), headers.get('x-language')]).toEqual([null, 'es']);
});

it.each([
  ['ana@buyer.example', {}],
  ['linterna', { reportsMissedSearches: false }],
  ['linterna', { isReplaying: true }],
])('sends nothing of %j with %j', async (text, options) => expect(await report(text, options)).toEqual([]));
