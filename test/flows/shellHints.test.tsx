import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../support/renderApp';
import { mockShell } from './shellSupport';

const tooltip = () => document.querySelector('[role="tooltip"]');

const open = async () => {
  mockShell();
  const app = renderApp('/en/not-page-found');
  const cart = await screen.findByRole('link', { name: 'Shopping cart' });
  // Its chunk loads on the first hover; jsdom does not track a resting pointer.
  await waitFor(() => {
    fireEvent.pointerOver(cart);
    expect(tooltip()).not.toBeNull();
  });
  fireEvent.pointerOver(document.body);
  expect(tooltip()).toBeNull();
  return { ...app, cart };
};

it('shows the label of the hovered element, and hides on Escape', async () => {
  const { cart } = await open();
  await userEvent.hover(cart);
  expect(tooltip()).toHaveTextContent('Shopping cart');
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  await userEvent.hover(screen.getByRole('link', { name: 'Sign in' }));
  expect(tooltip()).toHaveTextContent('Sign in');
  await userEvent.hover(screen.getByRole('main'));
  expect(tooltip()).toBeNull();
});

it('closes on navigation and is available again 100 ms later', async () => {
  const { cart, router } = await open();
  await userEvent.hover(cart);
  expect(tooltip()).not.toBeNull();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  await act(() => router.navigate('/en/not-page-found?again'));
  expect(tooltip()).toBeNull();
  const point = () => act(() => void cart.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await act(() => jest.advanceTimersByTimeAsync(99));
  point();
  expect(tooltip()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  point();
  expect(tooltip()).toHaveTextContent('Shopping cart');
  jest.useRealTimers();
});
