import fc, { type Arbitrary } from 'fast-check';

const hugeNumbers = [2 ** 31, 2 ** 53, 2 ** 53 + 2, -1, -(2 ** 63), 1e21, 1e308, 5e-324, 0.1, -0];

export const hostileTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '../../etc/passwd',
    '..%2f..%2f',
    '%',
    '%00',
    '%zz',
    "' or 1=1 --",
    '"; drop table orders; --',
    '${7*7}',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '1e999',
    '9'.repeat(40),
    '0x10',
    '１２',
    '\r\nX-Injected: 1',
    '<script>',
    'a'.repeat(299),
    'a'.repeat(400),
    'ä'.repeat(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const hostileValues: Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom<unknown[]>(...hugeNumbers, true, null),
  fc.jsonValue({ maxDepth: 3 }),
);

const names = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'isAdmin', 'toString', ''), fc.string());

// Written by hand: JSON.stringify would omit `__proto__`, and cannot write a number that is too large.
const withField = (text: string, name: string, value: string) =>
  text.replace(/^\{/, `{${JSON.stringify(name)}:${value}${text === '{}' ? '' : ','}`);

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

const hostileJson = fc.oneof(
  hostileValues.map((value) => JSON.stringify(value)),
  fc.constantFrom('1e999', '-1e999', '9'.repeat(400), '0.'.padEnd(400, '1'), '{"__proto__":{"isAdmin":true}}'),
  fc.integer({ min: 1, max: 9000 }).map((depth) => nested(depth, '[', ']')),
  fc.integer({ min: 1, max: 6000 }).map((depth) => nested(depth, '{"a":', '}')),
);

/** A body as text, with one field removed, added, duplicated or changed. */
export const spoil = (body: unknown): Arbitrary<string> => {
  const fields = Object.keys(body as object);
  const field = fc.constantFrom(...fields);
  const without = (name: string) => ({ ...(body as object), [name]: undefined });
  return fc.oneof(
    field.map((name) => JSON.stringify(without(name))),
    fc.tuple(names, hostileJson).map(([name, value]) => withField(JSON.stringify(body), name, value)),
    fc.tuple(field, hostileJson).map(([name, value]) => withField(JSON.stringify(without(name)), name, value)),
    fc.tuple(field, hostileJson).map(([name, value]) => withField(JSON.stringify(body), name, value)),
  );
};

const bytes = fc.uint8Array({ maxLength: 400 }).map((content) => Buffer.from(content));

/** Content that no operation accepts. */
export const rawBodies: Arbitrary<string | Buffer> = fc.oneof(
  bytes,
  hostileJson.map((text) => `[${text}]`),
  fc.constantFrom('', '{', '{"', 'null', 'true', '"text"', '[]', '{}', '\ufeff{}', 'a=1&b=2', '--a\r\n\r\n--a--'),
  fc.json().map((text) => `[${text}`),
  fc.integer({ min: 65_537, max: 200_000 }).map((length) => JSON.stringify({ username: 'a'.repeat(length) })),
  fc
    .constantFrom([0xff, 0xfe], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80])
    .map((wrong) =>
      Buffer.concat([Buffer.from('{"username":"'), Buffer.from(wrong), Buffer.from('","password":"b"}')]),
    ),
);

export const wrongContentTypes: Arbitrary<string> = fc.constantFrom(
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/json; charset=utf-16',
  'application/json-patch+json',
  '*/*',
  '/',
);
