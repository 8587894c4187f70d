import { aCatalogue, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { atOnce } from '../host/steps';
import { buildCodeIndex } from './codeIndex';
import { type CodeJudgement, judgeCode } from './judgeCodes';

const item = (stockItemId: number, code: string | null, additionalCode: string | null = null, deleted = false) =>
  aStockItem({ stockItemId, code, additionalCode, deleted, name: `Item ${stockItemId}` });

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

const shown = (judgement: CodeJudgement) => {
  if (judgement.state === 'found') return judgement.items.map(({ key }) => key);
  return judgement.state === 'unknown' ? judgement.near.map(({ code }) => code) : judgement.state;
};
const judged = (code: string) => shown(judgeCode(index, code));

it.each([
  ['KT-1042', ['1:1', '2:1']],
  [' kt 1042 ', ['1:1', '2:1']],
  ['ＫＴ－１０４３', ['1:2']],
  ['na55b', ['1:3']],
  ['7501000000101', ['1:1']],
  ['kt9000', ['1:5']],
  ['live1', ['1:6']],
])('finds %p regardless of case, accents, width and punctuation', (code, keys) => {
  expect(judged(code)).toEqual(keys);
});

it('reports codes that are no longer sold', () => {
  expect(judged('old 1')).toBe('deleted');
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
  const found = judged(code);
  expect(Array.isArray(found) ? found.slice(0, near.length || 1) : found).toEqual(near);
});

it('names the item of a suggested code, in its own spelling', () => {
  expect(judgeCode(index, '750100000010')).toEqual({
    state: 'unknown',
    near: [{ code: '7501000000101', name: 'Item 1' }],
  });
});

it('finds every item of large catalogues by each of its codes', () => {
  const many = buildIndex(aCatalogue({ catalogId: 1, items: 400 }), aCatalogue({ catalogId: 2, items: 400 }));
  for (const { code, additionalCode, stockItemId } of many.catalog.items) {
    for (const own of [code, additionalCode]) {
      const judgement = own ? judgeCode(many, own) : undefined;
      if (judgement?.state !== 'found') {
        expect(own).toBeNull();
        continue;
      }
      expect(judgement.items.map((found) => found.stockItemId)).toContain(stockItemId);
    }
  }
});
