import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { renderOffice } from '@/../test/support/renderOffice';

/** As by the keyboard. */
const press = (button: HTMLElement) => {
  act(() => button.focus());
  fireEvent.click(button);
};

it('begins a question that deletes at the button that does not', async () => {
  renderOffice('/priceLists/1/show', {
    getPriceList: () => [{ priceListId: 1, version: 1, name: 'Gold', discounts: [], prices: 2, clients: 3 }],
  });
  press(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('leads from a line that was removed to the next, and from the last one on', async () => {
  let parcels = [1, 2].map((parcelNumber) => ({ parcelNumber, date: '2026-06-15', carrier: 'SEUR', lines: [] }));
  const order = { orderNumber: 'M-1', status: 'received', currency: 'EUR', lines: [], total: 1 };
  renderOffice('/orders/M-1/show', {
    getOrder: () => [{ ...order, parcels, documents: [], requests: [], statusChanges: [] }],
    removeParcel: () => {
      parcels = parcels.slice(1);
      return [];
    },
  });
  const remove = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Remove' });
    if (button) press(button);
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await remove();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
  await remove();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('stays at the button of the language', async () => {
  renderOffice('/keys', {});
  press(await screen.findByRole('button', { name: 'English' }));
  press(await screen.findByRole('menuitem', { name: 'Español' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Español' })).toHaveFocus());
});

it('leads from the secret of a key to the heading of the page that follows', async () => {
  renderOffice('/keys/create', {
    addKey: () => [{ keyId: 1, name: 'ERP', scopes: ['orders:read'], secret: 'mk_1' }],
  });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'ERP' } });
  fireEvent.click(screen.getByLabelText('Orders: read'));
  press(screen.getByRole('button', { name: 'Save' }));
  press(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Keys' })).toHaveFocus());
});
