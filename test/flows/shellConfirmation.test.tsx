import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';

import { renderApp } from '../support/renderApp';
import { mockShell } from './shellSupport';

const asking = async (request: Partial<ConfirmationRequest> = {}) => {
  mockShell();
  const { store } = renderApp('/en/not-page-found');
  const cart = await screen.findByRole('link', { name: 'Shopping cart' });
  act(() => cart.focus());
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    const answer = store.dispatch(askConfirmation({ message: { id: 'session.closed' }, ...request }));
    outcome = answer.catch((error: unknown) => error);
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'You have been signed out' });
  return { outcome, dialog, cart };
};

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it.each([
  ['OK', true],
  ['Cancel', false],
] as const)('ends by %s with %s, and gives the focus back', async (label, value) => {
  const { outcome, cart } = await asking();
  await userEvent.click(screen.getByRole('button', { name: label }));
  await expect(outcome).resolves.toBe(value);
  await gone();
  expect(cart).toHaveFocus();
});

it('ignores the key that opened it while it is held down', async () => {
  await asking();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  const wentOn = (init: KeyboardEventInit) => fireEvent.keyDown(cancel, { key: 'Enter', ...init });
  expect(wentOn({ repeat: true })).toBe(false);
  expect(wentOn({})).toBe(true);
});

it('is rejected by its close button', async () => {
  const { outcome } = await asking();
  await userEvent.click(screen.getByRole('button', { name: 'Close without answering' }));
  await expect(outcome).resolves.toBeInstanceOf(ConfirmationDismissed);
  await gone();
});

it('does not close on Escape or an outside click', async () => {
  const { dialog } = await asking();
  await userEvent.keyboard('{Escape}');
  const backdrop = dialog.parentElement!;
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

it('uses custom labels and title', async () => {
  await asking({
    title: { id: 'session.closed' },
    message: { id: 'notification.done' },
    acceptLabel: { id: 'error.home' },
    declineLabel: { id: 'error.reload' },
  });
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Done');
  expect(screen.getByRole('button', { name: 'Go to the home page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toHaveFocus();
});
