import type { ItemFeature } from '@/contracts/inventory';

import { groupFeatures } from './useItemFeatures';

const feature = (stockItemFeatureId: number, fields: Partial<ItemFeature>): ItemFeature => ({
  stockItemFeatureId,
  stockItemId: 101,
  stockItemHeaderFeatureId: null,
  name: `Feature ${stockItemFeatureId}`,
  value: null,
  imageUrl: null,
  fileUrl: null,
  ...fields,
});

it('groups features under their headers in header order, and keeps pictures and files separate', () => {
  const headers = [2, 1, 3].map((id) => ({ stockItemHeaderFeatureId: id, name: `Header ${id}` }));
  const { groups, pictures, files } = groupFeatures(
    [
      feature(1, { stockItemHeaderFeatureId: 1, value: 'a' }),
      feature(2, { stockItemHeaderFeatureId: 2, value: 'b' }),
      feature(3, { stockItemHeaderFeatureId: 9, value: 'c' }),
      feature(4, { stockItemHeaderFeatureId: 3, value: ' ', imageUrl: 'side.svg' }),
      feature(5, { fileUrl: 'sheet.pdf', imageUrl: 'side.svg' }),
    ],
    headers,
  );
  expect(groups.map(({ name, features }) => [name, ...features.map(({ value }) => value)])).toEqual([
    ['Header 2', 'b'],
    ['Header 1', 'a'],
    [null, 'c'],
  ]);
  expect([pictures, files.map(({ fileUrl }) => fileUrl)]).toEqual([['side.svg'], ['sheet.pdf']]);
});
