import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, HttpError, ListBase } from 'react-admin';

import { createQueryClient } from '../data/queryClient';
import { ExportButton } from './ListTools';

it('saves one file of all rows, whether it is pressed twice or the services restart in the middle', async () => {
  jest.useFakeTimers();
  const pages: number[] = [];
  const getList = jest.fn((_: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
    const { page, perPage } = pagination;
    if (perPage === 10) return Promise.resolve({ data: [{ id: 1 }], total: 1500 });
    pages.push(page);
    if (pages.length === 2) return Promise.reject(new HttpError('Bad Gateway', 502));
    const data = Array.from({ length: page === 1 ? 1000 : 500 }, (__, index) => page * 1000 + index);
    return Promise.resolve({ data: data.map((id) => ({ id, code: `${id}` })), total: 1500 });
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const save = jest.fn<string, [Blob]>(() => 'blob:rows');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <AdminContext dataProvider={{ getList } as never} queryClient={createQueryClient()}>
      <ListBase resource="items">
        <ExportButton />
      </ListBase>
    </AdminContext>,
  );
  const button = await screen.findByRole('button');
  await waitFor(() => expect(button).toBeEnabled());
  // Together, as no render comes between the two of a double click.
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(pages).toEqual([1, 2, 2]);
  // A byte order mark has three bytes.
  const size = '\uFEFFcode\r\n'.length + 2 + 1500 * '1000\r\n'.length;
  expect(save.mock.calls.map(([file]) => file.size)).toEqual([size]);
});
