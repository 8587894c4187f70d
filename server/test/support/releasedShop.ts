import { join } from 'node:path';

import { readServerConfig, type ServerConfig } from '../../src/config/serverConfig';
import type { Call } from './testApp';

const folder = join(process.cwd(), 'server', 'test', 'fixtures', 'release');

/** What the latest release has left behind: its database, compressed, the same on PostgreSQL, and what it answered. */
export const releaseFiles = {
  sqlite: join(folder, 'medida.db.gz'),
  postgres: join(folder, 'postgres.sql'),
  answers: join(folder, 'answers.json'),
};

/** Of a response with JSON its body, to which later versions may add; of a file its text. */
export type Answer = { status: number; body: unknown };

export type Release = {
  version: string;
  writtenAt: number;
  client: { clientId: number; username: string; password: string };
  /** Of an open session. */
  token: string;
  /** By address. */
  answers: Record<string, Answer>;
};

/** The settings of a company's shop, whatever this machine's environment. */
export const shopConfig = (dataDirectory: string, databaseUrl = ''): ServerConfig =>
  readServerConfig({
    rootDirectory: process.cwd(),
    environment: {
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DEMO: 'false',
      SESSION_HOURS: '2160',
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
    },
    file: {},
  });

/** Requests to services in their own process or on their own port. */
export const createHttpCall =
  (origin: string): Call =>
  async (method, address, { body, token } = {}) => {
    const response = await fetch(origin + address, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
      body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };

export const readAnswer = async (call: Call, address: string, token: string): Promise<Answer> => {
  const { status, body, text } = await call('GET', address, { token });
  return { status, body: text.startsWith('{') ? body : text };
};
