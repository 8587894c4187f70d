import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoClient } from '../../demo/demoClients';
import { executeCommand } from '../../src/commands/defineCommand';
import type { CallResult } from '../../src/conformance/callReport';
import { conformanceCommand } from '../../src/conformance/conformanceCommand';
import type { Conformance } from '../../src/conformance/runConformance';
import type { Engine } from '../../src/db/engine';
import { fillDemoShop } from '../support/demoShop';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';
import { answerWith, changeHeaders, type Faults, startProvider } from './faultyProvider';
import { readingFaults } from './readingFaults';
import { writingFaults } from './writingFaults';

const origin = 'https://shop.example.com';

const asClient = ['--client', demoClient.username];

const takeExitCode = () => {
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return code;
};

/** Of what a faulty provider has left in it. */
const emptyCart = async ({ call, database }: TestApp) => {
  const lines = await database.db
    .selectFrom('cart_lines')
    .select('shopping_cart_id')
    .where('client_id', '=', demoClient.clientId)
    .execute();
  if (lines.length === 0) return;
  const { remove } = await createShopper(call, demoClient);
  for (const line of lines) await remove(line.shopping_cart_id);
};

/** The reference services behind a provider that can break rules, and the command that tries it. */
const createProvided = async (engine: Engine) => {
  const shop = await createTestApp(engine, { environment: { ALLOWED_ORIGINS: origin } });
  const { config, clock } = shop;
  await fillDemoShop(shop);
  let faults: Faults = {};
  const provider = await startProvider(shop, () => faults);
  const directory = mkdtempSync(join(tmpdir(), 'medida-conformance-'));
  const services = ['public', 'inventory', 'orders', 'blob'].flatMap((name) => [
    `--${name}`,
    `${provider.url}/${name}`,
  ]);

  const run = async (args: string[] = [], broken: Faults = {}, ids = [1, 2]) => {
    faults = broken;
    provider.forget();
    // Attempts to sign in are limited.
    clock.now += 3_600_000;
    await emptyCart(shop);
    const printed: string[] = [];
    const runtime = { ...config.runtime, companies: ids, catalogs: ids };
    const context = { config: { ...config, runtime }, directory, print: (line: string) => void printed.push(line) };
    const files = ['--json', 'result.json', '--html', 'result.html'];
    await executeCommand(conformanceCommand, [...services, '--origin', origin, ...files, ...args], context);
    const exitCode = takeExitCode();
    const json = readFileSync(join(directory, 'result.json'), 'utf8');
    const page = readFileSync(join(directory, 'result.html'), 'utf8');
    return { exitCode, lines: printed.join('\n'), json, page, result: JSON.parse(json) as Conformance };
  };

  return {
    run,
    provider,
    close: async () => {
      await provider.close();
      await shop.close();
      rmSync(directory, { recursive: true });
    },
  };
};

type Provided = Awaited<ReturnType<typeof createProvided>>;

beforeAll(() => {
  process.env.CONFORMANCE_PASSWORD = demoClient.password;
});

afterAll(() => {
  delete process.env.CONFORMANCE_PASSWORD;
});

const listFaults = ({ calls }: Conformance) =>
  calls.flatMap(({ operationId, findings }) =>
    findings.filter(({ level }) => level !== 'note').map(({ rule, text }) => `${operationId} ${rule}: ${text}`),
  );

const listTexts = ({ findings }: CallResult, rule: string) =>
  findings
    .filter((finding) => finding.rule === rule)
    .map(({ text }) => text)
    .join('\n');

const find = ({ calls }: Conformance, name: string, catalogId = 1) =>
  calls.find((call) => call.operationId === name && call.catalogId === catalogId);

describe.each(engines)('the reference services on %s', (engine) => {
  let provided: Provided;

  beforeAll(async () => {
    provided = await createProvided(engine);
  }, 120_000);

  afterAll(() => provided.close());

  it('conform for visitors', async () => {
    const { exitCode, result, lines } = await provided.run();
    expect(listFaults(result)).toEqual([]);
    expect(exitCode).toBe(0);
    expect(find(result, 'getStockItems', 2)?.verdict).toBe('works');
    expect(find(result, 'getCart')?.verdict).toBe('notTried');
    expect(lines).toMatch(/^works +GET getStockItems \(catalogue 1\) +200, \d+ ms, \d+ records, /m);
  });

  it('conform when a client orders, whose secrets nothing shows', async () => {
    const { exitCode, result, ...outputs } = await provided.run([...asClient, '--write']);
    expect(listFaults(result)).toEqual([]);
    expect(exitCode).toBe(0);
    expect(find(result, 'redeemSignIn')?.verdict).toBe('notTried');
    for (const catalogId of [1, 2])
      expect(find(result, 'pushShoppingCart', catalogId)?.findings.map(({ rule }) => rule)).toEqual(['placed']);
    const tokens = [...provided.provider.seen.authorizations].map((authorization) => authorization.slice(7));
    const secrets = [demoClient.password, ...tokens.filter((token) => token.length > 30)];
    expect(secrets.length).toBeGreaterThan(1);
    for (const output of [outputs.lines, outputs.json, outputs.page])
      expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  }, 60_000);
});

describe('a provider', () => {
  let provided: Provided;

  beforeAll(async () => {
    provided = await createProvided('sqlite');
  }, 120_000);

  afterAll(() => provided.close());

  describe('that breaks each rule once', () => {
    let tried: Awaited<ReturnType<Provided['run']>>;

    beforeAll(async () => {
      tried = await provided.run(asClient, Object.fromEntries(readingFaults.map(({ at, change }) => [at, change])));
    }, 60_000);

    it.each(readingFaults.map((fault) => [`${fault.rule} of ${fault.call}`, fault] as const))(
      'hears about %s, and nothing else of it',
      (_name, { call, catalogId, rule, verdict, text }) => {
        const found = find(tried.result, call, catalogId);
        expect(found?.verdict).toBe(verdict);
        expect(found && listTexts(found, rule)).toMatch(text);
        expect(found?.findings.filter(({ level, rule: other }) => level !== 'note' && other !== rule)).toEqual([]);
      },
    );

    it('hears about no other call', () => {
      const broken = new Set(readingFaults.map(({ call, catalogId = 1 }) => `${call} ${catalogId}`));
      const told = tried.result.calls
        .filter(({ verdict }) => verdict === 'part' || verdict === 'fails')
        .map(({ operationId, catalogId }) => `${operationId} ${catalogId}`);
      expect(told.filter((call) => !broken.has(call))).toEqual([]);
      expect(tried.exitCode).toBe(2);
    });

    it('cannot put elements on the page', () => {
      expect(tried.page).toContain('&lt;b&gt;told&lt;/b&gt;');
      expect(tried.page).not.toContain('<b>told</b>');
    });
  });

  it.each(
    writingFaults.map(
      (faults) => [faults.map(({ rule, call }) => `${rule} of ${call}`).join(' and '), faults] as const,
    ),
  )(
    'that breaks a rule of writing hears about %s',
    async (_name, faults) => {
      const broken = Object.fromEntries(faults.map(({ at, change }) => [at, change]));
      const { result } = await provided.run([...asClient, '--write'], broken, [1]);
      for (const { call, rule, verdict, text } of faults) {
        const found = find(result, call);
        expect(found?.verdict).toBe(verdict);
        expect(found && listTexts(found, rule)).toMatch(text);
      }
    },
    60_000,
  );

  it('works in part where buyers miss something', async () => {
    const { exitCode, lines } = await provided.run([], {
      '/publics/terms': changeHeaders({ etag: undefined }),
      '/services/blob/StockCategoryImages': changeHeaders({}, () => true, 404),
      '/services/blob/StockItemImages': changeHeaders({ 'content-type': 'text/html' }),
    });
    expect(exitCode).toBe(1);
    expect(lines).toMatch(/getCategories .*\n.*\d cannot be shown, such as StockCategoryImages\/.* \(status 404\)/);
    expect(lines).toMatch(/getStockItems .*\n(.*\n)?.*\d cannot be shown, such as StockItemImages\/.* \(text\/html\)/);
    expect(lines).toMatch(/^in part +GET getTerms .*\n +in part: There is no ETag.*\[etag\]\n +curl -i -X GET /m);
  });

  it('on the origin of the storefront gets the token of its cookie', async () => {
    const { origin: own } = new URL(provided.provider.url);
    const refuse = answerWith(403, '{}', ({ headers }) => {
      const isRepeated = headers['x-xsrf-token'] === 'token-of-page' && headers.cookie === 'XSRF-TOKEN=token-of-page';
      return !isRepeated;
    });
    const { result, json } = await provided.run(
      [...asClient, '--write', '--origin', own],
      {
        // Of every request.
        '': async (request, send, seen) => {
          const { cookie: _cookie, ...headers } = request.headers;
          if (request.url === '/')
            return {
              status: 200,
              headers: { 'set-cookie': 'XSRF-TOKEN=token-of-page; Path=/' },
              body: Buffer.from(''),
            };
          if (request.method === 'GET') return send(request);
          return refuse(request, (sent) => send({ ...sent, headers }), seen);
        },
      },
      [1],
    );
    expect(listFaults(result)).toEqual([]);
    expect(json).not.toContain('token-of-page');
  }, 60_000);

  it.each([
    [['--write'], '--write needs a test client'],
    [['--orders', 'stock.example.com'], '--orders is "stock.example.com" but must be an address'],
  ])('is not tried with %s', async (args, message) => {
    await expect(provided.run(args)).rejects.toThrow(message);
  });

  it('is not tried without the password of the client', async () => {
    delete process.env.CONFORMANCE_PASSWORD;
    try {
      await expect(provided.run(asClient)).rejects.toThrow('set CONFORMANCE_PASSWORD');
    } finally {
      process.env.CONFORMANCE_PASSWORD = demoClient.password;
    }
  });
});
