import { createSocket } from 'node:dgram';
import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { formatSize } from '../backup/copyAtomically';
import { getDatabaseFile } from '../db/openDatabase';
import { getErrorMessage } from '../errors';
import { readVersion } from '../readVersion';
import { attention, type Check, limitMs, ok, skipped } from './findings';
import { judgeSupport } from './supportEnds';

const node: Check = {
  name: 'Node',
  run: ({ config, now }) => {
    const version = process.versions.node;
    const text = `Medida ${readVersion(config.rootDirectory)} on Node ${version}`;
    return judgeSupport('Node', version, { text, moment: now() });
  },
};

const findExisting = (path: string): string => (existsSync(path) ? path : findExisting(dirname(path)));

const gigabyte = 1_000_000_000;

const disk: Check = {
  name: 'disk',
  run: ({ config: { databaseUrl, dataDirectory } }) => {
    const { bavail, bsize } = statfsSync(findExisting(dataDirectory));
    const free = bavail * bsize;
    const file = getDatabaseFile(dataDirectory);
    const used = databaseUrl === '' ? (statSync(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
    const needed = Math.max(gigabyte, 2 * used);
    const text = `${formatSize(free)} are free on the disk of ${dataDirectory}`;
    return free < needed ? attention(`${text}: have at least ${formatSize(needed)}.`) : ok(`${text}.`);
  },
};

const secretKeys = /"(tokenSecret|smtpUrl|databaseUrl|webhookSecret|metricsToken|officeToken|oidcClientSecret)"/;

const readableByOthers = (path: string) => (statSync(path).mode & 0o077) !== 0;

const permissions: Check = {
  name: 'permissions',
  run: ({ config: { dataDirectory, rootDirectory } }) => {
    if (!process.getuid) return skipped('This system has no file permissions of the kind that is checked.');
    const file = join(rootDirectory, 'medida.config.json');
    const hasSecrets = existsSync(file) && secretKeys.test(readFileSync(file, 'utf8'));
    const open = [...(existsSync(dataDirectory) ? [dataDirectory] : []), ...(hasSecrets ? [file] : [])].filter(
      readableByOthers,
    );
    return open.length === 0
      ? ok('Only this user can read the data and the secrets.')
      : attention(`Other users of this machine can read ${open.join(' and ')}: chmod go= ${open.join(' ')}`);
  },
};

/** Milliseconds between 1900, from which NTP counts seconds, and 1970. */
const ntpEpoch = 2_208_988_800_000;

/** By how many milliseconds the time server is ahead of this machine (SNTP, RFC 4330). */
const measureOffset = (address: string, now: () => number) =>
  new Promise<number>((resolve, reject) => {
    const [host = '', port = '123'] = address.split(':');
    const socket = createSocket('udp4');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('no answer'))), limitMs / 2);
    socket.once('error', (error) => end(() => reject(error)));
    const request = Buffer.alloc(48);
    // Version 4, client.
    request[0] = 0x23;
    const sentAt = now();
    socket.once('message', (answer) =>
      end(() => {
        if (answer.length < 48) {
          reject(new Error('an answer that is no time'));
          return;
        }
        const seconds = answer.readUInt32BE(40) + answer.readUInt32BE(44) / 2 ** 32;
        resolve(seconds * 1000 - ntpEpoch - (sentAt + now()) / 2);
      }),
    );
    socket.send(request, Number(port), host, (error) => error && end(() => reject(error)));
  });

const tolerance = 5000;

const clock: Check = {
  name: 'clock',
  run: async ({ options: { timeServer }, now }) => {
    try {
      const offset = await measureOffset(timeServer, now);
      const seconds = Math.abs(offset / 1000).toFixed(1);
      return Math.abs(offset) < tolerance
        ? ok(`The clock is right, to ${seconds} seconds (${timeServer}).`)
        : attention(
            `The clock is ${seconds} seconds ${offset > 0 ? 'slow' : 'fast'} (${timeServer}): sessions and links end at the wrong time.`,
          );
    } catch (error) {
      return skipped(`The clock was not compared: ${timeServer}: ${getErrorMessage(error)} (--time-server HOST).`);
    }
  },
};

export const machineChecks = [node, disk, permissions, clock];
