import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';

export const findFreePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Runs a statement on a separate connection, bypassing the services. */
export const queryServer = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};
