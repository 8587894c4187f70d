import { maxLines, maxLists } from './favouriteList';
import { favouritesSlice } from './favouritesSlice';

const { reducer, actions } = favouritesSlice;
const { favouritesOpened, lineMoved, listsImported } = actions;

const line = (stockItemId: number) => ({ catalogId: 1, stockItemId, quantity: 1 });
const list = (id: string, lines = [line(1)]) => ({ id, name: id, lines });
const open = (lists: ReturnType<typeof list>[]) => reducer(undefined, favouritesOpened({ clientId: 7, lists }));
const move = (stockItemId: number) => lineMoved({ listId: 'from', toId: 'to', item: line(stockItemId) });

it('moves a line, even to a list that already has the item', () => {
  const { lists } = reducer(open([list('from', [line(1), line(2)]), list('to')]), move(2));
  expect(lists.map(({ lines }) => lines)).toEqual([[line(1)], [line(1), line(2)]]);
  const again = reducer(open([list('from'), list('to')]), move(1));
  expect(again.lists.map(({ lines }) => lines)).toEqual([[], [line(1)]]);
});

it('keeps a line that does not fit in the other list', () => {
  const full = Array.from({ length: maxLines }, (_, at) => line(at + 1));
  const state = open([list('from', [line(9001)]), list('to', full)]);
  expect(reducer(state, move(9001))).toEqual(state);
});

it('imports lists up to the maximum', () => {
  const state = open(Array.from({ length: maxLists - 1 }, (_, at) => list(`L${at}`)));
  expect(reducer(state, listsImported([list('A'), list('B')])).lists.at(-1)).toMatchObject({ name: 'A' });
});

it('keeps the first list unnamed until it is renamed, and names imported lists', () => {
  const first = reducer(open([]), actions.listCreated('Favoritos', [line(1)], { isUnnamed: true }));
  expect(first.lists).toMatchObject([{ name: 'Favoritos', isUnnamed: true }]);
  const [{ id } = { id: '' }] = first.lists;
  expect(reducer(first, actions.listRenamed({ listId: id, name: 'Tools' })).lists[0]).toEqual({
    id,
    name: 'Tools',
    lines: [line(1)],
  });
  expect(reducer(open([]), listsImported(first.lists)).lists[0]).not.toHaveProperty('isUnnamed');
});
