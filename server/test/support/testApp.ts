import type { FastifyInstance, InjectOptions } from 'fastify';

import type { RenderPage } from '@/app/rendering/pageVisit';

import { createApp } from '../../src/app';
import { readServerConfig, type ServerConfig } from '../../src/config/serverConfig';
import type { Engine } from '../../src/db/engine';
import type { OpenDatabase } from '../../src/db/openDatabase';
import type { Adapter } from '../../src/gateway/adapter';
import type { PasswordCost } from '../../src/identity/passwords';
import { createPageWriter } from '../../src/rendering/pageWriter';
import type { Tracing } from '../../src/tracing/openTelemetry';
import { cheapCost } from './builders';
import { createTestDatabase, type TestDatabase } from './testDatabase';

export type TestResponse = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: Record<string, unknown>;
};

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  options?: { body?: unknown; token?: string; headers?: Record<string, string>; from?: string },
) => Promise<TestResponse>;

export type TestApp = {
  app: FastifyInstance;
  database: TestDatabase;
  config: ServerConfig;
  call: Call;
  /** The services' clock, which tests can move. */
  clock: { now: number };
  /** A second process on the same database, as far as the application can see; it may have its own clock and settings. */
  another: (
    ownClock?: { now: number },
    environment?: Record<string, string>,
  ) => Promise<{ call: Call; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

// The cost of hashing is tested elsewhere; here it would only slow tests down.

// The clock stands still, so a minute never ends.
const unlimited = { PAGES_PER_MINUTE: '0', REQUESTS_PER_MINUTE: '0' };

const parseBody = (text: string): Record<string, unknown> =>
  text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};

export const createCall =
  (app: FastifyInstance): Call =>
  async (method, address, { body, token, headers = {}, from = '203.0.113.1' } = {}) => {
    const request: InjectOptions = {
      method,
      url: address,
      remoteAddress: from,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    };
    const { statusCode, headers: received, payload } = await app.inject(request);
    return { status: statusCode, headers: received, text: payload, body: parseBody(payload) };
  };

type TestAppOptions = {
  application?: Record<string, unknown>;
  environment?: Record<string, string>;
  rootDirectory?: string;
  slowestRequestMs?: number;
  idleConnectionMs?: number;
  passwordCost?: PasswordCost;
  renderPage?: RenderPage | undefined;
  adapter?: Adapter;
  /** Whether it listens on a port, which starts the work in the background. */
  listens?: boolean;
  /** Called for every query, with its statement kind. */
  onQuery?: (kind: string) => void;
  tracing?: Tracing;
};

const withQueryListener = (database: OpenDatabase, onQuery: (kind: string) => void): OpenDatabase => ({
  ...database,
  db: database.db.withPlugin({
    transformQuery: ({ node }) => {
      onQuery(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});

export const createTestApp = async (engine: Engine, options: TestAppOptions = {}): Promise<TestApp> => {
  const {
    application = {},
    environment = {},
    rootDirectory = process.cwd(),
    slowestRequestMs,
    idleConnectionMs,
    onQuery,
    passwordCost = cheapCost,
    renderPage,
    adapter,
    listens = false,
    tracing,
  } = options;
  const database = await createTestDatabase(engine, tracing?.recordStatement);
  const clock = { now: Date.parse('2026-03-02T10:00:00Z') };
  const readConfig = (changes: Record<string, string> = {}) =>
    readServerConfig({
      rootDirectory,
      environment: { LOG_LEVEL: 'silent', DATA_DIR: database.dataDirectory, ...unlimited, ...environment, ...changes },
      file: { application },
    });
  const config = readConfig();
  const start = async (onDatabase: OpenDatabase, ownClock = clock, changes?: Record<string, string>) => {
    const started = await createApp({
      config: changes ? readConfig(changes) : config,
      adapter,
      database: onQuery ? withQueryListener(onDatabase, onQuery) : onDatabase,
      now: () => ownClock.now,
      passwordCost,
      strictResponses: true,
      slowestRequestMs,
      idleConnectionMs,
      writePage: renderPage && createPageWriter(renderPage),
      tracing,
    });
    await (listens ? started.listen({ host: '127.0.0.1', port: 0 }) : started.ready());
    return started;
  };
  const app = await start(database);
  return {
    app,
    database,
    config,
    call: createCall(app),
    clock,
    another: async (ownClock = clock, changes) => {
      // An embedded database allows only one process, so both share the open one.
      const own = engine === 'postgres' ? database.openAgain() : undefined;
      const other = await start(own ?? database, ownClock, changes);
      return {
        call: createCall(other),
        close: async () => {
          await other.close();
          await own?.close();
        },
      };
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};
