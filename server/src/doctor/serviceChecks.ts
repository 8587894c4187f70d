import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';

import type { ServerConfig } from '../config/serverConfig';
import { parseDatabaseUrl } from '../db/postgres/databaseUrl';
import { readVersion } from '../readVersion';
import { attention, type Check, getReason, limitMs, ok, skipped } from './findings';
import { judgeSupport } from './supportEnds';

const inContainer = () => ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file));

const local = ['localhost', '127.0.0.1', '::1'];

const getServiceAddress = ({ host, port: number }: ServerConfig) =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${number}`;

const port: Check = {
  name: 'port',
  run: async ({ config }) => {
    const address = getServiceAddress(config);
    try {
      const { status } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(limitMs) });
      if (status !== 200) return attention(`The services at ${address} are not ready (${status}): see their log.`);
    } catch (error) {
      return attention(`The services do not run at ${address}: ${getReason(error)}.`);
    }
    return ok(`The services run at ${address}.`);
  },
};

const readMetrics = async (config: ServerConfig) => {
  const headers = config.metricsToken === '' ? undefined : { authorization: `Bearer ${config.metricsToken}` };
  try {
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(`${getServiceAddress(config)}/metrics`, { headers, signal });
    return response.ok ? await response.text() : undefined;
  } catch {
    // That they do not run is what the port's check says.
    return undefined;
  }
};

/** What runs may be older than what is installed, and run on another Node than this command. */
const versions: Check = {
  name: 'versions',
  run: async ({ config, now }) => {
    const installed = readVersion(config.rootDirectory);
    const metrics = (await readMetrics(config)) ?? '';
    const running = [...metrics.matchAll(/^medida_build_info\{version="([^"]*)",node="([^"]*)"/gm)];
    const [, , version = ''] = running.at(-1) ?? [];
    if (version === '') return skipped('The services that run do not say which version they are.');
    const other = running.find(([, each]) => each !== installed)?.[1];
    if (other !== undefined)
      return attention(`The services still run version ${other}, but ${installed} is installed: restart them.`);
    return judgeSupport('Node', version, { text: `The services run on Node ${version}`, moment: now() });
  },
};

const accepts = (host: string, number: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port: number, timeout: limitMs / 5 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });

const listInnerPorts = ({ databaseUrl, port: own, trustProxy }: ServerConfig) => {
  const databases = databaseUrl === '' ? [] : parseDatabaseUrl(databaseUrl).hosts.map(({ url }) => new URL(url));
  return [
    // In a container, only what Docker publishes can be reached.
    ...(trustProxy > 0 && !inContainer() ? [{ number: own, advice: 'past the proxy: set HOST to 127.0.0.1' }] : []),
    ...databases
      .filter(({ hostname }) => local.includes(hostname))
      .map((url) => ({
        number: Number(url.port || 5432),
        advice: 'the database: set its listen_addresses to localhost',
      })),
  ];
};

const openPorts: Check = {
  name: 'open ports',
  run: async ({ config }) => {
    const outside = Object.values(networkInterfaces()).flatMap((each = []) =>
      each.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
    );
    const inner = listInnerPorts(config);
    for (const { number, advice } of inner)
      for (const address of outside)
        if (await accepts(address, number))
          return attention(`Port ${number} is open on ${address}, ${advice}, or close it in the firewall.`);
    return inner.length === 0
      ? skipped('Not used: neither a proxy nor PostgreSQL on this machine.')
      : ok(`No other machine reaches port ${inner.map(({ number }) => number).join(' or ')} of this one.`);
  },
};

export const serviceChecks = [port, versions, openPorts];
