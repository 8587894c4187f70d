import { asJson, isRecord } from './jsonShape';

export type Difference = { path: string; recorded: unknown; replayed: unknown };

// These depend on the machine, not on the actions: network, window focus, and the process that created the api.
const machineState = ['$.api.config.online', '$.api.config.focused', '$.api.config.middlewareRegistered'];

const joinPath = (path: string, key: string): string =>
  /^[a-z_$][\w$]*$/i.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;

const compare = (recorded: unknown, replayed: unknown, path: string): Difference[] => {
  if (machineState.includes(path)) return [];
  if (Array.isArray(recorded) && Array.isArray(replayed))
    return Array.from({ length: Math.max(recorded.length, replayed.length) }).flatMap((_, index) =>
      compare(recorded[index], replayed[index], `${path}[${index}]`),
    );
  if (isRecord(recorded) && isRecord(replayed))
    return [...new Set([...Object.keys(recorded), ...Object.keys(replayed)])].flatMap((key) =>
      compare(recorded[key], replayed[key], joinPath(path, key)),
    );
  return Object.is(recorded, replayed) ? [] : [{ path, recorded, replayed }];
};

/** Where two states differ, as JSON paths. */
export const findDifferences = (recorded: unknown, replayed: unknown): Difference[] =>
  compare(asJson(recorded), asJson(replayed), '$');
