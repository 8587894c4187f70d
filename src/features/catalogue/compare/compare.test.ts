import { clientSignedOut } from '@/features/session/state/sessionSlice';
import type { ItemFeature } from '@/contracts/inventory';

import { compareSlice } from '../state/compareSlice';
import { compareHref, readCompareAddress } from './compareAddress';
import { toCompareRows } from './compareRows';

const { itemToggled, comparisonRestored } = compareSlice.actions;
const features = (values: Record<string, string>): ItemFeature[] =>
  Object.entries(values).map(([name, value], at) => ({
    stockItemFeatureId: at,
    stockItemId: 1,
    stockItemHeaderFeatureId: null,
    name,
    value,
    imageUrl: null,
    fileUrl: null,
  }));

it('ticks up to four items, and unticks them', () => {
  const tick = (keys: string[], key: string) => compareSlice.reducer(keys, itemToggled(key));
  expect(['1:1', '1:2', '1:1', '1:3', '1:4', '1:5', '1:6'].reduce(tick, [])).toEqual(['1:2', '1:3', '1:4', '1:5']);
  expect(compareSlice.reducer(['1:9'], comparisonRestored(['1:1', '1:9', '1:2', '1:3', '1:4']))).toEqual([
    '1:9',
    '1:1',
    '1:2',
    '1:3',
  ]);
});

it('forgets what a client who signs out has ticked', () => {
  expect(compareSlice.reducer(['1:1'], clientSignedOut())).toEqual([]);
});

it('keeps the compared items in a shareable address', () => {
  const keys = ['1:101', '2:7'];
  const href = compareHref('en', keys);
  expect(href).toBe('/en/stock/compare?items=1-101_2-7');
  expect(readCompareAddress(new URL(href, 'http://localhost').search)).toEqual({ keys, isCut: false });
  expect(readCompareAddress('?items=1-1,1-2,x,1-1,1-03,1-4,1-5')).toEqual({
    keys: ['1:1', '1:2', '1:3', '1:4'],
    isCut: true,
  });
  expect(readCompareAddress('').keys).toEqual([]);
});

it('compares features by their names, and tells which differ', () => {
  const rows = toCompareRows([
    features({ Material: 'Steel', Finish: ' ' }),
    features({ Material: 'Steel', Diameter: '28 cm' }),
  ]);
  expect(rows).toEqual([
    { name: 'Material', values: ['Steel', 'Steel'], isDifferent: false },
    { name: 'Diameter', values: [null, '28 cm'], isDifferent: true },
  ]);
});
