import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

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

const correct = (text: string) => findItems(snapshot, { text }, null).reading?.corrected;

it.each([
  ['valbula', 'Válvula'],
  ['valbula bla', 'Válvula bola'],
  ['valbula de papl', null],
  ['cazuala', 'Cazuela'],
  ['whsk', 'Whisk'],
  ['KT-1049', 'KT-1040'],
  ['valvula', null],
  ['zzzzzz', null],
  ['VÁLVULA bla', 'VÁLVULA bola'],
  [Array.from({ length: 3_000 }, (_, at) => `valbul${at}`).join(' '), null],
  [`zzzzzz ${'x'.repeat(5_000)}`, null],
])('%.20p is corrected to %p; correctly spelled words stay as typed', (text, corrected) => {
  expect(correct(text)).toBe(corrected);
});

describe('findItems', () => {
  it('corrects a text only if it finds nothing at all, and not if it is meant literally', () => {
    const find = (query: Parameters<typeof findItems>[1]) => {
      const { selection, reading } = findItems(snapshot, query, null);
      return [selection.total, reading?.corrected];
    };
    expect(find({ text: 'whsk' })).toEqual([1, 'Whisk']);
    expect(find({ text: 'whsk', isLiteral: true })).toEqual([0, null]);
    expect(find({ text: 'whisk' })).toEqual([1, null]);
    expect(find({ text: 'whisk', offers: true })).toEqual([0, null]);
  });
});
