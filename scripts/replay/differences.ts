import { asJson, isRecord } from './jsonShape';

export type Difference = { path: string; recorded: unknown; replayed: unknown };

// Machine state rather than user-visible state: network, window focus, and the process that created the api.
const ofTheMachine = ['$.api.config.online', '$.api.config.focused', '$.api.config.middlewareRegistered'];

const step = (path: string, key: string): string =>
  /^[a-z_$][\w$]*$/i.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;

const between = (recorded: unknown, replayed: unknown, path: string): Difference[] => {
  if (ofTheMachine.includes(path)) return [];
  if (Array.isArray(recorded) && Array.isArray(replayed))
    return Array.from({ length: Math.max(recorded.length, replayed.length) }).flatMap((_, index) =>
      between(recorded[index], replayed[index], `${path}[${index}]`),
    );
  if (isRecord(recorded) && isRecord(replayed))
    return [...new Set([...Object.keys(recorded), ...Object.keys(replayed)])].flatMap((key) =>
      between(recorded[key], replayed[key], step(path, key)),
    );
  return Object.is(recorded, replayed) ? [] : [{ path, recorded, replayed }];
};

/** Where two states differ, as JSON paths. */
export const differences = (recorded: unknown, replayed: unknown): Difference[] =>
  between(asJson(recorded), asJson(replayed), '$');
