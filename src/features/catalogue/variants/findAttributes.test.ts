import type { ItemFeature } from '@/contracts/inventory';

import { findAttributes } from './findAttributes';

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
