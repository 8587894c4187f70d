import '@/store/allParts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const screw = 'Wood screw 4 x 40 mm';

const openList = async () => {
  const state = { language: { language: 'en' as const }, session: aSession() };
  renderApp('/en/client/favourites#list=Bolts~1.2t.2~1.2u.5', state, {
    ...mockCatalogue(hardware()).services,
    storage: { local: memoryStorage() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  await screen.findByRole('link', { name: 'Brass valve' });
};
const items = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('moves a row by keys or by choosing, and says where it is', async () => {
  await openList();
  expect(items()).toEqual([screw, 'Brass valve']);
  const quantity = screen.getByRole('textbox', { name: `Quantity of ${screw}` });
  await userEvent.click(quantity);
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(items()).toEqual(['Brass valve', screw]);
  expect(screen.getByText(`${screw}: row 2 of 2`)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: `Quantity of ${screw}` })).toHaveFocus();
  expect(quantity).toHaveValue('2');
  const place = screen.getByRole('combobox', { name: `Move to…: ${screw}` });
  await userEvent.selectOptions(place, 'One row up (Alt+Shift+↑)');
  expect(items()).toEqual([screw, 'Brass valve']);
});

it('keeps a note on a row, up to a length, and copies it with the list', async () => {
  await openList();
  const note = () => screen.getByRole('textbox', { name: `Note on ${screw}` });
  await userEvent.type(note(), 'For the second floor{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByRole('region', { name: 'Bolts (2)' })).toBeInTheDocument();
  expect(await screen.findByText('The copy is called “Bolts (2)”')).toBeInTheDocument();
  await waitFor(() => expect(note()).toHaveValue('For the second floor'));
  await userEvent.click(note());
  await userEvent.paste('x'.repeat(200));
  expect(screen.getByText('A note can have up to 200 characters')).toBeInTheDocument();
});
