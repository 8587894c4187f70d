import { replaceRepeated, restoreRepeated } from './repeatedParts';

const order = { id: 7, lines: Array.from({ length: 20 }, (_, line) => ({ line, text: `line ${line}` })) };
const list = [order];

it('stores repeated objects once, and restores them', () => {
  const session = { actions: [{ payload: order }, { payload: list }, { payload: null }], final: { data: list, order } };
  const written = JSON.stringify(replaceRepeated(session));
  expect(written.length).toBeLessThan(JSON.stringify(session).length / 3);
  expect(restoreRepeated(JSON.parse(written))).toEqual(session);
});

it('leaves small values as they are', () => {
  const small = { a: 1 };
  expect(replaceRepeated({ one: small, other: small, list: [] })).toEqual({ one: small, other: small, list: [] });
});

it.each([
  ['nowhere', { a: { $same: ['b'] } }],
  ['a prototype', { a: { $same: ['constructor'] } }],
  ['itself', { a: { $same: [] } }],
  ['another reference', { a: { b: { $same: ['c'] } }, c: { $same: ['d'] }, d: 1 }],
])('ignores a reference to %s', (_, written) => {
  expect(JSON.stringify(restoreRepeated(written))).not.toContain('$same');
});

it('does not grow with references to references', () => {
  const laughs = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `level${index}`,
      index === 0 ? ['ha'] : [{ $same: [`level${index - 1}`] }, { $same: [`level${index - 1}`] }],
    ]),
  );
  expect(JSON.stringify(restoreRepeated(laughs)).length).toBeLessThan(2000);
});
