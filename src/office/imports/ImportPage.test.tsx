import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderOffice } from '@/../test/support/renderOffice';

const readWorkbook = jest.fn<Promise<string[][]>, []>();

jest.mock('@/shared/lib/readWorkbook', () => {
  if (readWorkbook.mock.results.length === 0 && readWorkbook.getMockImplementation() === undefined) {
    throw new Error('Loading chunk readWorkbook failed');
  }
  return { readWorkbook };
});

it('keeps the file while the reader of workbooks cannot be loaded, and loads it again', async () => {
  const { sent } = renderOffice('/imports', { getImports: () => [{ last: null, running: null }] });
  const input = await screen.findByLabelText<HTMLInputElement>('File');
  fireEvent.change(input, { target: { files: [new File(['PK'], 'prices.xlsx')] } });
  await screen.findByText('prices.xlsx');
  const preview = () => fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  preview();
  await screen.findByText('Server communication error');
  expect(screen.getByText('prices.xlsx')).toBeInTheDocument();

  readWorkbook.mockResolvedValue([['code', 'price']]);
  preview();
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('previewImport'));
});
