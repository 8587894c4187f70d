import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { renderOffice } from '@/../test/support/renderOffice';

const change = { by: 'ana', channel: 'office', date: '2026-06-15T10:00:00Z', operation: 'updateItem', fields: [] };

it('names the checkbox of each row and every column', async () => {
  renderOffice('/changes', {
    listChanges: () => [
      { ...change, changeId: 1, subject: 'A-1' },
      { ...change, changeId: 2, subject: 'A-2' },
    ],
  });
  const all = await screen.findByRole('button', { name: 'Fields before and after, of all' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(all);
  await waitFor(() => expect(all).toHaveAttribute('aria-expanded', 'true'));
  for (const heading of screen.getAllByRole('columnheader')) expect(heading).not.toBeEmptyDOMElement();
});

it('names the checkbox of an order by its number', async () => {
  const order = { orderNumber: 'M-1', date: '2026-06-15', status: 'received', total: 1, currency: 'EUR' };
  renderOffice('/orders', { listOrders: () => [order] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select M-1' }));
  await screen.findByText('1 item selected');
});

it('has the heading of an empty list below that of the page', async () => {
  renderOffice('/messages', {});
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Nothing here yet');
});

it('says that an address leads nowhere, also of what has no list', async () => {
  renderOffice('/prices', {});
  await screen.findByText('Not Found');
  expect(screen.getByRole('button', { name: /Back/ })).toBeEnabled();
});

it('leads from a new category to the list that has it', async () => {
  const category = { categoryKey: '2-9', categoryId: '9', catalogId: 2, name: 'Pans', deleted: false };
  const { router } = renderOffice('/categories/create', { addCategory: () => [category] });
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Catalogue/ }));
  fireEvent.click(await screen.findByRole('option', { name: /2/ }));
  fireEvent.change(screen.getByLabelText('Name in English'), { target: { value: 'Pans' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/categories'));
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"catalogId":2}');
});

it('names the lines of features and their files, and saves all fields of a new line', async () => {
  const { sent } = renderOffice('/features/1', {
    getItemFeatures: () => [{ itemId: 1, code: 'A-1', version: 'v', features: [] }],
    setItemFeatures: () => [{ itemId: 1, code: 'A-1', version: 'w', features: [] }],
  });
  for (const _ of [1, 2]) fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const line = within(await screen.findByRole('group', { name: 'Line 2' }));
  expect(line.getByLabelText('Another picture or document', { selector: '[tabindex="0"]' })).toBeInTheDocument();
  fireEvent.change(line.getByLabelText('Name in English'), { target: { value: 'Width' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('setItemFeatures'));
  const saved = sent.find(({ name }) => name === 'setItemFeatures');
  const empty = { heading: '', nameEs: '', nameEn: '', nameZh: '', valueEs: '', valueEn: '', valueZh: '' };
  expect(saved?.body.features).toMatchObject([empty, { ...empty, image: '', file: '', nameEn: 'Width' }]);
});
