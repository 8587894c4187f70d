import { mostLines } from './favouriteList';
import { linesToAdd } from './linesToAdd';

const line = (stockItemId: number, quantity = 1) => ({ catalogId: 1, stockItemId, quantity });

it('adds only items missing from the list, regardless of quantity', () => {
  const held = { lines: [line(1, 5)] };
  expect(linesToAdd(held, [line(1, 9), line(2, 3)])).toEqual({ added: [line(2, 3)], leftOut: 0 });
  expect(linesToAdd(held, [line(1)])).toEqual({ added: [], leftOut: 0 });
  expect(linesToAdd(null, [line(1)])).toEqual({ added: [line(1)], leftOut: 0 });
});

it('reports how many did not fit', () => {
  const lines = Array.from({ length: mostLines - 1 }, (_, at) => line(at + 1));
  expect(linesToAdd({ lines }, [line(1001), line(1002), line(1003)])).toEqual({ added: [line(1001)], leftOut: 2 });
});
