import fc from 'fast-check';

import { getShownPages } from './Pagination';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('lists the pages around page %p of %p', (page, pages, shown) => {
  expect(getShownPages(page, pages)).toEqual(shown);
});

it('always shows the first, last and current page, and never hides just one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, any) => {
      const page = 1 + (any % pages);
      const shown = getShownPages(page, pages);
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      for (const [at, one] of shown.entries()) {
        if (one === null) expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2);
      }
    }),
  );
});
