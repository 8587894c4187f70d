import { createTestApp } from '../support/testApp';

type Case = [environment: Record<string, string>, from: string, headers: Record<string, string>, status: number];

const byAddress = { METRICS_ADDRESSES: '10.1.0.0/16, 2001:db8::7' };
const behindProxy = { ...byAddress, TRUST_PROXY: 'true' };
const byToken = { METRICS_TOKEN: 'only-for-prometheus' };
const forwarded = { 'x-forwarded-for': '10.1.2.3' };

const cases: Case[] = [
  [{}, '127.0.0.1', {}, 200],
  [{}, '::ffff:127.0.0.1', {}, 200],
  [{}, '203.0.113.1', {}, 404],
  [{}, '127.0.0.1', forwarded, 404],
  [byAddress, '10.1.255.9', {}, 200],
  [byAddress, '::ffff:10.1.0.1', {}, 200],
  [byAddress, '2001:db8::7', {}, 200],
  [byAddress, '10.2.0.1', {}, 404],
  [byAddress, '127.0.0.1', {}, 404],
  [byAddress, '10.1.0.1', forwarded, 404],
  [behindProxy, '203.0.113.1', forwarded, 200],
  [behindProxy, '203.0.113.1', { 'x-forwarded-for': '10.1.2.3, 198.51.100.1' }, 404],
  [byToken, '203.0.113.1', { authorization: 'Bearer only-for-prometheus' }, 200],
  [byToken, '127.0.0.1', {}, 404],
  [byToken, '127.0.0.1', { authorization: 'Bearer guessed' }, 404],
  [{ ...byAddress, ...byToken }, '10.1.0.1', {}, 200],
  [{ ...byAddress, ...byToken }, '203.0.113.1', { authorization: 'Bearer only-for-prometheus' }, 200],
  [{ ...byAddress, ...byToken }, '203.0.113.1', {}, 404],
];

describe('the metrics', () => {
  it.each(cases)('with %j, from %s with %j, return %d', async (environment, from, headers, status) => {
    const shop = await createTestApp('sqlite', { environment });
    expect((await shop.call('GET', '/metrics', { from, headers })).status).toBe(status);
    await shop.close();
  });
});
