import fc, { type Arbitrary } from 'fast-check';

import type { Operation, Parameter } from './contractOperations';
import { arbitraryValues, type KnownValues } from './schemaValues';
import { hostileTexts, hostileValues, rawBodies, spoil, wrongContentTypes } from './wildValues';

export type FuzzedRequest = {
  /** How closely it follows the contract. */
  kind: 'valid' | 'nearlyValid' | 'wild';
  url: string;
  headers: Record<string, string>;
  /** `none` sends no token, `junk` one with an invalid signature. */
  token: 'own' | 'none' | 'junk';
  payload: string | Buffer | undefined;
  from: string;
};

type Drawn = { path: Record<string, unknown>; query: [string, unknown][]; headers: Record<string, string> };

const jsonTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="utf-8"',
  'Application/JSON',
);

const drawParameters = (operation: Operation, place: Parameter['in'], known: KnownValues) =>
  fc.record(
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, arbitraryValues(schema, known, name)]),
    ),
    {
      requiredKeys: operation.parameters
        .filter(({ required, in: at }) => required && at === place)
        .map(({ name }) => name),
      noNullPrototype: true,
    },
  );

// The transport, not the contract, decides which characters a header may contain.
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });

const freeHeaders: Arbitrary<Record<string, string>> = fc.record(
  {
    'x-language': fc.oneof(fc.constantFrom('es', 'en', 'zh', 'fr', 'zh-Hans'), headerText),
    'x-application': fc.constantFrom('api', ''),
    accept: fc.constantFrom('application/json, text/plain, */*', 'text/html', 'image/png'),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'identity', 'gzip;q=0', '*'), headerText),
    'if-none-match': fc.oneof(fc.constantFrom('*', '"a"', 'W/"a"'), headerText),
  },
  { requiredKeys: [], noNullPrototype: true },
);

// An object may have its own toString.
const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const drawRequestParts = (operation: Operation, known: KnownValues): Arbitrary<Drawn> =>
  fc.record({
    path: drawParameters(operation, 'path', known),
    query: drawParameters(operation, 'query', known).map((query) => Object.entries(query)),
    headers: fc.tuple(freeHeaders, drawParameters(operation, 'header', { ...known })).map(([free, own]) =>
      Object.fromEntries(
        Object.entries({ ...free, ...own }).map(([name, value]) => [
          name.toLowerCase(),
          toText(value)
            .replace(/[^\x20-\x7e]/g, '?')
            .slice(0, 200),
        ]),
      ),
    ),
  });

// An address cannot contain half a surrogate pair.
const encodeSegment = (value: unknown) => encodeURIComponent(Buffer.from(toText(value)).toString());

const toAddress = (operation: Operation, { path, query }: Pick<Drawn, 'path' | 'query'>) => {
  const address = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeSegment(path[name]));
  const pairs = query.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodeSegment(name)}=${encodeSegment(one)}`),
  );
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`;
};

const arbitraryBody = (operation: Operation, known: KnownValues): Arbitrary<unknown> =>
  operation.body ? arbitraryValues(operation.body, known) : fc.constant(undefined);

const toPayload = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

const from = fc.ipV4();

const validRequest = (operation: Operation, known: KnownValues): Arbitrary<FuzzedRequest> =>
  fc
    .tuple(drawRequestParts(operation, known), arbitraryBody(operation, known), jsonTypes, from)
    .map(([parts, body, type, address]) => ({
      kind: 'valid',
      url: toAddress(operation, parts),
      headers: { ...parts.headers, ...(body !== undefined && { 'content-type': type }) },
      token: 'own',
      payload: toPayload(body),
      from: address,
    }));

/** Valid except for one thing: a value, a field, a segment, a header or the token. */
const nearlyValidRequest = (operation: Operation, known: KnownValues): Arbitrary<FuzzedRequest> => {
  const wrongBody = fc
    .tuple(validRequest(operation, known), arbitraryBody(operation, known).chain(spoil))
    .map(([request, payload]) => ({ ...request, payload }));
  const wrongAddress = fc
    .tuple(drawRequestParts(operation, known), validRequest(operation, known), hostileValues, fc.nat())
    .map(([parts, request, hostile, index]) => {
      const names = [...Object.keys(parts.path), ...parts.query.map(([name]) => name)];
      const spoiledName = names[index % Math.max(1, names.length)];
      const path = Object.fromEntries(
        Object.entries(parts.path).map(([name, value]) => [name, name === spoiledName ? hostile : value]),
      );
      const query = parts.query.map(([name, value]): [string, unknown] => [
        name,
        name === spoiledName ? hostile : value,
      ]);
      const unknownQuery: [string, unknown] = ['__proto__[x]', hostile];
      return { ...request, url: toAddress(operation, { path, query: [...query, unknownQuery] }) };
    });
  const wrongHeaders = fc
    .tuple(
      validRequest(operation, known),
      fc.constantFrom('x-xsrf-token', 'cookie', 'sec-fetch-site', 'if-match', 'content-length', 'x-language', 'range'),
      hostileTexts,
      fc.constantFrom<FuzzedRequest['token'][]>('own', 'none', 'junk'),
    )
    .map(([request, name, value, token]) => ({
      ...request,
      token,
      headers: { ...request.headers, [name]: value.replace(/[^\x20-\x7e]/g, '?') },
    }));
  const all = operation.body ? [wrongBody, wrongBody, wrongAddress, wrongHeaders] : [wrongAddress, wrongHeaders];
  return fc.oneof(...all).map((request) => ({ ...request, kind: 'nearlyValid' }));
};

/** A body that no contract names, or one of an undeclared content type. */
const wildRequest = (operation: Operation, known: KnownValues): Arbitrary<FuzzedRequest> =>
  fc
    .tuple(
      validRequest(operation, known),
      rawBodies,
      fc.oneof(jsonTypes, jsonTypes, wrongContentTypes),
      fc.nat({ max: 9 }),
    )
    .map(([{ headers, ...request }, payload, type, chance]) => {
      const { 'content-type': _type, ...untyped } = headers;
      const isBare = chance === 0;
      return {
        ...request,
        kind: 'wild',
        payload: isBare ? undefined : payload,
        headers: isBare ? untyped : { ...headers, 'content-type': type },
      };
    });

export const arbitraryRequests = (operation: Operation, known: KnownValues): Arbitrary<FuzzedRequest> =>
  fc.oneof(
    { weight: 5, arbitrary: validRequest(operation, known) },
    { weight: 4, arbitrary: nearlyValidRequest(operation, known) },
    { weight: operation.body ? 3 : 1, arbitrary: wildRequest(operation, known) },
  );
