import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserStorages } from '@/store/persistence/browserStorages';
import { renderApp } from '../support/renderApp';
import { answerTheShell } from './shellSupport';

beforeEach(() => {
  localStorage.clear();
});

const openPreferences = async () => {
  answerTheShell();
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

it('lists the time zones by name and stores the selected one', async () => {
  const { store } = await openPreferences();
  const zones = screen.getByRole('combobox', { name: 'Time zone' });
  expect(zones).toHaveValue('America/Nueva_York');
  await userEvent.selectOptions(zones, 'America/Argentina/Buenos_Aires');
  expect(store.getState().timeZone.zone).toBe('America/Argentina/Buenos_Aires');
});

it('keeps an unknown zone in the list', async () => {
  answerTheShell();
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
