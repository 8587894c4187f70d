import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { searchWords } from '../text/foldText';
import { findCorrections, findWiderSearch } from './corrections';
import { findItems } from './findItems';

const names = [
  'Válvula de bola',
  'Válvula',
  'Sartén de hierro',
  'Juego de sartenes',
  'Bolsa de papel',
  'Cazuela, con tapa',
  'Whisk',
];

const snapshot = aSnapshot(
  someLists(
    1,
    names.map((name, at) => aStockItem({ stockItemId: at + 1, name, code: `KT-104${at}`, additionalCode: null })),
  ),
);

describe('findCorrections', () => {
  it.each([
    ['valbula', ['Válvula']],
    ['valbula bla', ['Válvula bola']],
    ['valbula de papl', []],
    ['bolsas papeles', ['Bolsa papel']],
    ['cazuala', ['Cazuela']],
    ['whsk', ['Whisk']],
    ['KT-1049', ['KT-1040', 'KT-1041', 'KT-1042']],
    ['valvula', []],
    ['zzzzzz', []],
    ['', []],
    [Array.from({ length: 3_000 }, (_, at) => `valbul${at}`).join(' '), []],
    [`zzzzzz ${'x'.repeat(5_000)}`, []],
  ])('of %.20p are %p, which all find something', (text, corrections) => {
    expect(findCorrections(snapshot, text, 3)).toEqual(corrections);
  });

  it('keeps correctly spelled words as typed', () => {
    expect(findCorrections(snapshot, 'VÁLVULA bla', 1)).toEqual(['VÁLVULA bola']);
  });
});

describe('findWiderSearch', () => {
  it.each([
    ['sartenes', { text: 'Sartén', total: 2 }],
    ['sarten', null],
    ['valvula', null],
    ['zzzz', null],
  ])('of %p is %p', (text, wider) => {
    expect(findWiderSearch(snapshot, text, snapshot.index.weigh(searchWords(text)))).toEqual(wider);
  });
});

describe('findItems', () => {
  it('corrects a text only if it finds nothing at all, and not if it is meant literally', () => {
    const find = (query: Parameters<typeof findItems>[1]) => {
      const { selection, corrected } = findItems(snapshot, query, null);
      return [selection.total, corrected];
    };
    expect(find({ text: 'whsk' })).toEqual([1, 'Whisk']);
    expect(find({ text: 'whsk', isLiteral: true })).toEqual([0, null]);
    expect(find({ text: 'whisk' })).toEqual([1, null]);
    expect(find({ text: 'whisk', offers: true })).toEqual([0, null]);
  });
});
