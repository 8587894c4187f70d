import type { ItemFeature } from '@/contracts/inventory';

import { findAttributes, findMatrix } from './findAttributes';

const feature = (name: string, value: string | null) => ({ name, value }) as ItemFeature;

it('finds the features in which variants differ', () => {
  const features = {
    1: [feature('Size', '5 mm'), feature('Material', 'Steel'), feature('EAN', '2100000000011'), feature('Note', null)],
    2: [feature('Size', ' 8 mm '), feature('Material', 'Steel'), feature('EAN', '2100000000028')],
    3: [feature('Material', 'Steel'), feature('Colour', 'Red')],
  };
  expect(findAttributes(features, [1, 2, 3])).toEqual([
    { name: 'Size', values: { 1: '5 mm', 2: '8 mm' } },
    { name: 'Colour', values: { 3: 'Red' } },
  ]);
  expect(findAttributes(features, [1])).toEqual([]);
  expect(findAttributes({}, [1, 2])).toEqual([]);
});

it('shows three at most', () => {
  const of = (suffix: string) => ['A', 'B', 'C', 'D'].map((name) => feature(name, name + suffix));
  expect(findAttributes({ 1: of('1'), 2: of('2') }, [1, 2]).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});

describe('findMatrix', () => {
  const mug = (size: string, colour: string | null, weight = size) => [
    feature('Size', size),
    feature('Weight', weight),
    feature('Colour', colour),
  ];

  it('places variants by the two attributes that only together tell them apart', () => {
    const features = {
      1: mug('S', 'Red'),
      2: mug('M', 'Red'),
      3: mug('L', 'Red'),
      4: mug('S', 'Blue'),
      5: mug('M', 'Blue'),
    };
    expect(findMatrix(features, [1, 2, 3, 4, 5])).toEqual({
      rows: { name: 'Size', values: ['S', 'M', 'L'] },
      columns: { name: 'Colour', values: ['Red', 'Blue'] },
      ids: [
        [1, 4],
        [2, 5],
        [3, undefined],
      ],
    });
  });

  it.each([
    ['one attribute is enough', { 1: mug('S', 'Red'), 2: mug('M', 'Red'), 3: mug('L', 'Blue') }],
    ['one lacks a value', { 1: mug('S', 'Red'), 2: mug('M', 'Red'), 3: mug('S', 'Blue'), 4: mug('M', null) }],
    ['two are the same', { 1: mug('S', 'Red'), 2: mug('M', 'Red'), 3: mug('S', 'Blue'), 4: mug('S', 'Blue') }],
  ])('finds none where %s', (_case, features) => {
    expect(findMatrix(features, Object.keys(features).map(Number))).toBeNull();
  });
});
