import './sessionSupport';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { browserStorages } from '@/store/persistence/browserStorages';

import { aClient } from '../support/builders/aSession';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { mockShell } from './shellSupport';

beforeEach(() => {
  localStorage.clear();
});

const openPreferences = async () => {
  mockShell();
  const app = renderApp('/en/not-page-found', {}, { storage: browserStorages() });
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }));
  await screen.findByRole('dialog', { name: 'Preferences' });
  return app;
};

it('follows the system scheme until light or dark is chosen, and remembers the choice', async () => {
  const { unmount } = await openPreferences();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'));
  unmount();
  await openPreferences();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('packs the screens more closely once Compact is chosen, and remembers the choice', async () => {
  const { unmount } = await openPreferences();
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  unmount();
  await openPreferences();
  expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(document.documentElement).not.toHaveAttribute('data-density');
});

it('lists the time zones by name and stores the selected one', async () => {
  const { store } = await openPreferences();
  const zones = screen.getByRole('combobox', { name: 'Time zone' });
  expect(zones).toHaveValue('America/Nueva_York');
  await userEvent.selectOptions(zones, 'America/Argentina/Buenos_Aires');
  expect(store.getState().timeZone.zone).toBe('America/Argentina/Buenos_Aires');
});

it('keeps an unknown zone in the list', async () => {
  mockShell();
  renderApp('/en/not-page-found', { timeZone: { zone: 'Europe/Madrid' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }));
  expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue('Europe/Madrid');
});

it('closes on navigation and leaves focus to the page', async () => {
  const { router } = await openPreferences();
  await act(() => router.navigate('/en/not-page-found?again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Preferences' })).not.toHaveFocus();
});

describe('clearing the settings', () => {
  const stored = { JWTtoken: 'aaa.bbb.ccc', client: JSON.stringify(aClient()), language: 'en', appearance: 'dark' };

  const signedOutAt = jest.fn();
  const allStored = () => JSON.parse(JSON.stringify(localStorage)) as unknown;

  beforeEach(() => {
    signedOutAt.mockClear();
    mswServer.use(http.get('*/shoppingCart/getStockitemsByClientId/*', () => listResponse()));
  });

  const openSettings = async () => {
    Object.assign(localStorage, stored);
    const app = await openPreferences();
    await waitFor(() => expect(selectIsLoggedIn(app.store.getState())).toBe(true));
    mswServer.use(
      http.get('*/oauth/logout', () => {
        signedOutAt();
        return listResponse({ url: '/' });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear settings' }));
    const question = await screen.findByRole('alertdialog', { name: 'Clear your settings in this browser?' });
    return { ...app, question };
  };

  it('signs out and returns to Spanish and the defaults once confirmed', async () => {
    const { store, address, question } = await openSettings();
    await userEvent.click(within(question).getByRole('button', { name: 'Clear settings' }));
    await waitFor(() => expect(address()).toBe('/es/not-page-found'));
    expect(await screen.findByText('Se borraron los ajustes')).toBeInTheDocument();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    await waitFor(() => expect(signedOutAt).toHaveBeenCalledTimes(1));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
    expect(allStored()).toEqual({ JWTtoken: '', language: 'es', layoutData: expect.any(String) as string });
  });

  it('changes nothing when declined', async () => {
    const { question } = await openSettings();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(allStored()).toMatchObject(stored);
  });
});
