import { aCatalogue, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { atOnce } from '../host/steps';
import { type CodeCheck, findCode, toCodeCheck } from './checkCodes';
import { buildCodeIndex, type CodeIndex } from './codeIndex';

const item = (stockItemId: number, code: string | null, additionalCode: string | null = null, deleted = false) =>
  aStockItem({ stockItemId, code, additionalCode, deleted, name: `Item ${stockItemId}` });

const checkCode = (own: CodeIndex, code: string) => toCodeCheck(findCode(own, code));

const buildIndex = (...lists: Parameters<typeof aSnapshot>) => atOnce(buildCodeIndex(aSnapshot(...lists).catalog));

const index = buildIndex(
  someLists(1, [
    item(1, 'KT-1042', '7501000000101'),
    item(2, 'KT-1043'),
    item(3, 'Ñá 55/B'),
    item(4, 'OLD-1', null, true),
    item(5, 'KT-9000', 'KT 9000'),
    item(6, 'LIVE-1'),
    item(9, null, null),
  ]),
  someLists(2, [item(1, 'kt1042'), item(7, 'LIVE-1', null, true), item(8, 'ZZ-77701')]),
);

const shown = (check: CodeCheck) => {
  if (check.state === 'found') return check.items.map(({ key }) => key);
  return check.state === 'unknown' ? check.near.map(({ code }) => code) : check.state;
};
const checked = (code: string) => shown(checkCode(index, code));

it.each([
  ['KT-1042', ['1:1', '2:1']],
  [' kt 1042 ', ['1:1', '2:1']],
  ['ＫＴ－１０４３', ['1:2']],
  ['na55b', ['1:3']],
  ['7501000000101', ['1:1']],
  ['kt9000', ['1:5']],
  ['live1', ['1:6']],
])('finds %p regardless of case, accents, width and punctuation', (code, keys) => {
  expect(checked(code)).toEqual(keys);
});

it('reports codes that are no longer sold', () => {
  expect(checked('old 1')).toBe('deleted');
});

it.each([
  ['KT-1024', ['KT-1042']],
  ['T-1043', ['KT-1043']],
  ['KT-1O43', ['KT-1043']],
  ['KT-10433', ['KT-1043', 'KT-1042']],
  ['XZ-77701', ['ZZ-77701']],
  ['ZZ-77799', ['ZZ-77701']],
  ['QQQQQ', []],
  ['', []],
  ['--', []],
  ['k', []],
  ['9'.repeat(60), []],
])('suggests the nearest codes for %p, nearest first', (code, near) => {
  const found = checked(code);
  expect(Array.isArray(found) ? found.slice(0, near.length || 1) : found).toEqual(near);
});

it('names the item of a suggested code, in its own spelling', () => {
  expect(checkCode(index, '750100000010')).toEqual({
    state: 'unknown',
    near: [{ code: '7501000000101', name: 'Item 1' }],
  });
});

it('finds every item of large catalogues by each of its codes', () => {
  const { catalog } = aSnapshot(aCatalogue({ catalogId: 1, items: 400 }), aCatalogue({ catalogId: 2, items: 400 }));
  const many = atOnce(buildCodeIndex(catalog));
  for (const { code, additionalCode, stockItemId, isParent } of catalog.items) {
    for (const own of [code, additionalCode]) {
      const check = own ? checkCode(many, own) : undefined;
      if (check?.state !== 'found') {
        expect(own).toBeNull();
        continue;
      }
      const found = check.items.map((item) => (isParent ? item.stockItemParentId : item.stockItemId));
      expect(found).toContain(stockItemId);
    }
  }
});

it('finds the variants of a parent in its place, in its own catalogue', () => {
  const families = buildIndex(
    someLists(1, [
      { ...item(1, 'POT'), isParent: true },
      { ...item(2, 'POT-S'), stockItemParentId: 1 },
      { ...item(3, 'POT-L'), stockItemParentId: 1 },
      { ...item(4, 'PAN'), isParent: true },
      { ...item(5, 'PAN-S', null, true), stockItemParentId: 4 },
    ]),
    someLists(2, [{ ...item(6, 'LID'), stockItemParentId: 1 }]),
  );
  const check = checkCode(families, 'pot');
  expect(check).toMatchObject({ state: 'found', parent: { key: '1:1' } });
  expect(shown(check)).toEqual(['1:2', '1:3']);
  expect(checkCode(families, 'pot-s')).toMatchObject({ parent: null, items: [{ key: '1:2' }] });
  expect(checkCode(families, 'pan')).toMatchObject({ parent: null, items: [{ key: '1:4' }] });
});
