import fc from 'fast-check';

import type { FavouriteLine, FavouriteList } from './favouriteList';
import { findUnsaved, isSameList, mergeLists, type SavedList, withKnownNotes } from './mergeLists';

const line = (stockItemId: number, quantity = 1): FavouriteLine => ({ catalogId: 1, stockItemId, quantity });
const list = (id: string, lines = [line(1)], name = id): FavouriteList => ({ id, name, lines });
const saved = (kept: FavouriteList, version = 1): SavedList => ({ ...kept, version });
const summarize = (lists: FavouriteList[]) =>
  lists.map(
    ({ name, lines }) => `${name}: ${lines.map(({ stockItemId, quantity }) => `${stockItemId}x${quantity}`).join(' ')}`,
  );

describe('mergeLists', () => {
  it("adds the browser's earlier lists to those of the account", () => {
    const merged = mergeLists([], [list('mine', [line(1)], 'Weekly')], [saved(list('theirs', [line(2)], 'Weekly'))]);
    expect(summarize(merged)).toEqual(['Weekly: 2x1', 'Weekly (2): 1x1']);
  });

  it('merges the unnamed list into the unnamed one of the account', () => {
    const mine = { ...list('a', [line(1), line(2, 5)], 'Favoritos'), isUnnamed: true as const };
    const theirs = { ...list('b', [line(2)], 'Favourites'), isUnnamed: true as const };
    expect(mergeLists([], [mine], [saved(theirs)])).toEqual([
      { id: 'b', name: 'Favourites', isUnnamed: true, lines: [line(2, 5), line(1)] },
    ]);
  });

  it.each<[string, FavouriteList[], SavedList[], string[]]>([
    ['changed here', [list('a', [line(1, 9)])], [saved(list('a'))], ['a: 1x9']],
    ['changed there', [list('a')], [saved(list('a', [line(1, 9)]), 2)], ['a: 1x9']],
    ['deleted here', [], [saved(list('a'))], []],
    ['deleted there', [list('a')], [], []],
    ['deleted here, changed there', [], [saved(list('a', [line(1), line(2)]), 2)], ['a: 1x1 2x1']],
    ['changed here, deleted there', [list('a', [line(1), line(3)])], [], ['a: 1x1 3x1']],
    [
      'added to on both sides',
      [list('a', [line(1), line(3)])],
      [saved(list('a', [line(1), line(2)]), 2)],
      ['a: 1x1 2x1 3x1'],
    ],
    ['emptied here, added to there', [list('a', [])], [saved(list('a', [line(1), line(2)]), 2)], ['a: 2x1']],
    [
      'renamed here, added to there',
      [list('a', [line(1)], 'b')],
      [saved(list('a', [line(1), line(2)]), 2)],
      ['b: 1x1 2x1'],
    ],
    [
      'renamed there, added to here',
      [list('a', [line(1), line(2)])],
      [saved(list('a', [line(1)], 'c'), 2)],
      ['c: 1x1 2x1'],
    ],
    ['unchanged', [list('a')], [saved(list('a'))], ['a: 1x1']],
  ])('merges a list %s', (_, mine, theirs, expected) => {
    expect(summarize(mergeLists([saved(list('a'))], mine, theirs))).toEqual(expected);
  });

  it('keeps a new order while the account only changed a quantity', () => {
    const before = [saved(list('a', [line(1), line(2), line(3)]))];
    const theirs = [saved(list('a', [line(1), line(2, 5), line(3), line(4)]), 2)];
    const merged = mergeLists(before, [list('a', [line(3), line(1), line(2)])], theirs);
    expect(summarize(merged)).toEqual(['a: 3x1 1x1 2x5 4x1']);
  });

  it('keeps notes that the account leaves out, but not those that it emptied', () => {
    const noted = { ...line(1), note: 'Second floor' };
    const before = [saved(list('a', [noted]))];
    const receive = (theirs: SavedList) => {
      const account = withKnownNotes(before, [theirs]);
      const [merged] = mergeLists(before, [list('a', [noted])], account);
      return [merged?.lines[0]?.note, findUnsaved(merged ? [merged] : [], account).changed.length];
    };
    expect(receive(saved(list('a', [line(1, 5)]), 2))).toEqual(['Second floor', 0]);
    expect(receive(saved(list('a', [{ ...noted, note: '' }]), 2))).toEqual(['', 0]);
  });

  it('finds nothing more to save once everything unsaved has been saved', () => {
    const lists = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        name: fc.constantFrom('A', 'B', 'C'),
        lines: fc.uniqueArray(
          fc.record({
            catalogId: fc.constant(1),
            stockItemId: fc.integer({ min: 1, max: 4 }),
            quantity: fc.integer({ min: 1, max: 3 }),
          }),
          { selector: ({ stockItemId }) => stockItemId },
        ),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(lists, lists, lists, (first, mine, second) => {
        const before = first.map((kept) => saved(kept));
        const theirs = second.map((kept) =>
          saved(
            kept,
            isSameList(
              kept,
              first.find(({ id }) => id === kept.id),
            )
              ? 1
              : 2,
          ),
        );
        const merged = mergeLists(before, mine, theirs);
        const { changed, deleted } = findUnsaved(merged, theirs);
        const account = [
          ...theirs.filter(({ id }) => ![...changed, ...deleted].some((unsaved) => unsaved.id === id)),
          ...changed.map((kept) => ({ ...kept, version: kept.version + 1 })),
        ];
        const again = mergeLists(account, merged, account);
        expect(findUnsaved(again, account)).toEqual({ changed: [], deleted: [] });
        expect(new Set(again.map(({ id }) => id))).toEqual(new Set(merged.map(({ id }) => id)));
      }),
    );
  });
});
