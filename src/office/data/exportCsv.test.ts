import { maxRows, readAllRows } from './exportCsv';

const listIds = (count: number, start = 0) => Array.from({ length: count }, (_, index) => ({ id: start + index }));

it('reads all rows of a list, each once, even if one is added meanwhile', async () => {
  const counts: number[] = [];
  const read = (page: number, perPage: number) => {
    // The last row of a page comes again on the next one.
    const start = Math.max(0, (page - 1) * perPage - 1);
    return Promise.resolve({ data: listIds(Math.min(perPage, 2500 - start), start), total: 2500 });
  };
  expect(await readAllRows(read, (count) => counts.push(count))).toEqual(listIds(2500));
  expect(counts).toEqual([1000, 1999, 2500]);
});

it('misses no row if others leave the list meanwhile, and those after them move up', async () => {
  const list = listIds(3500);
  const pages: number[] = [];
  const read = (page: number, perPage: number) => {
    pages.push(page);
    if (pages.length === 3) list.splice(10, 1200);
    return Promise.resolve({ data: list.slice((page - 1) * perPage, page * perPage), total: list.length });
  };
  const rows = await readAllRows(read, () => undefined);
  expect(rows?.length).toBe(3500);
  expect(pages).toEqual([1, 2, 3, 1, 2, 3]);
});

it('reads nothing rather than a part of what is too long', async () => {
  const read = jest.fn(() => Promise.resolve({ data: listIds(1000), total: maxRows + 1 }));
  expect(await readAllRows(read, () => undefined)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});
