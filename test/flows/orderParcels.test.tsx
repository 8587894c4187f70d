import { fireEvent, screen, within } from '@testing-library/react';

import { anOrder } from '../support/builders/anOrder';
import { renderApp } from '../support/renderApp';
import { anOrderLine, mockOrder, mockOrders, todaysCatalogue } from './ordersSupport';
import { signedIn } from './sessionSupport';

const lines = [anOrderLine({ quantity: 24 }), anOrderLine({ orderLineId: 2, stockItemId: 102, name: 'Brass valve' })];
const date = '2020-06-02T09:00:00Z';
const parcel = { parcelId: 1, carrier: 'DHL', number: '1Z999', link: 'https://dhl.example/1Z999', date };

const openOrder = (parcels: NonNullable<Parameters<typeof anOrder>[0]>['parcels']) => {
  mockOrders({});
  mockOrder(anOrder({ status: 'shipped', ...(parcels && { parcels }) }), lines);
  renderApp('/en/client/orders/1/9001', signedIn, todaysCatalogue().services);
  return screen.findByRole('table', { name: 'Order lines' }, { timeout: 20_000 });
};

it('shows each parcel with its number and contents, and how much of each line is shipped', async () => {
  const table = await openOrder([
    { ...parcel, lines: [{ orderLineId: 1, quantity: 12 }] },
    { ...parcel, parcelId: 2, number: null, link: null, lines: [{ orderLineId: 1, quantity: 8 }] },
  ]);
  const list = within(screen.getByRole('region', { name: 'Parcels' }));
  const [first, second] = list.getAllByRole('listitem').filter((item) => item.textContent.startsWith('DHL'));
  expect(first?.textContent.replaceAll('\u00a0', ' ')).toBe(
    'DHL1Z999Track the parcelSent on Jun 2, 202012 × Wood screw 4 x 40 mm',
  );
  const link = within(first!).getByRole('link', { name: 'Track the parcel' });
  expect(link).toHaveAttribute('href', 'https://dhl.example/1Z999');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(second!).queryByRole('link')).toBeNull();
  expect(within(table).getByText('20 of 24 shipped')).toBeInTheDocument();
  expect(within(table).getByText('0 of 12 shipped')).toBeInTheDocument();

  const clipboard = { writeText: jest.fn(() => Promise.resolve()) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  fireEvent.click(within(first!).getByRole('button', { name: 'Copy the number 1Z999' }));
  expect(clipboard.writeText).toHaveBeenCalledWith('1Z999');
});

it('says nothing about lines where parcels do not say what is in them, and follows https alone', async () => {
  const table = await openOrder([{ ...parcel, link: 'javascript:alert(1)', lines: [] }]);
  const list = within(screen.getByRole('region', { name: 'Parcels' }));
  expect(list.getByText('1Z999')).toBeInTheDocument();
  expect(list.queryByRole('link')).toBeNull();
  expect(within(table).queryByText(/ shipped$/)).toBeNull();
});

it('shows no parcels where there are none, or the service does not know them', async () => {
  await openOrder(undefined);
  expect(screen.queryByRole('region', { name: 'Parcels' })).toBeNull();
});
