import '@/features/confirm/state/confirmSlice';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/state/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/state/confirmSlice';
import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';

import { renderApp } from '../support/renderApp';
import { mockShell } from './shellSupport';

describe('a hint', () => {
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
});

describe('a confirmation', () => {
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
});

describe('a notification', () => {
  type Shown = Parameters<typeof notificationShown>[0];

  const said = (text: string, overrides: Partial<Shown> = {}): Shown => ({
    area: 'storefront',
    style: 'success',
    message: { kind: 'serverText', text },
    ...overrides,
  });

  const open = async () => {
    mockShell();
    const app = renderApp('/en/not-page-found');
    await screen.findByRole('banner');
    const show = (...all: Shown[]) =>
      act(() => all.forEach((each) => void app.store.dispatch(notificationShown(each))));
    return { ...app, show };
  };

  const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

  it('appears in an existing live region', async () => {
    const { show } = await open();
    const region = screen.getAllByRole('status').find((each) => each.getAttribute('aria-atomic') === 'false');
    expect(region).toBeEmptyDOMElement();
    show(said('Saved'), said('Broken', { style: 'error' }));
    expect(await within(region!).findByText('Saved')).toBeInTheDocument();
    expect(within(region!).getByRole('alert')).toHaveTextContent('Broken');
  });

  it('closes on click in the storefront, and only by its button in the account area', async () => {
    const { show, store } = await open();
    show(said('Item added'), said('Signed in', { area: 'account' }));
    await userEvent.click(await screen.findByText('Item added'));
    await gone('Item added');
    await userEvent.click(screen.getByText('Signed in'));
    expect(store.getState().notifications.account).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await gone('Signed in');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is shown in the current language', async () => {
    const { show, store } = await open();
    show(said('', { message: { kind: 'message', id: 'session.closed' } }));
    expect(await screen.findByText('You have been signed out')).toBeInTheDocument();
    act(() => void store.dispatch(languageChosen('es')));
    expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
    expect(screen.queryByText('You have been signed out')).not.toBeInTheDocument();
  });

  it('renders harmless HTML only', async () => {
    const { show } = await open();
    const text = [
      '<b>Thank</b> you <a href="https://medida.example/x" onclick="alert(1)" style="color:red">here</a>',
      '<a href="javascript:alert(1)">no</a><a href="//evil.example">far</a><img src=x onerror=alert(1)>',
      '<script>alert(1)</script><iframe src="/"></iframe>',
    ].join('');
    show(said('', { message: { kind: 'serverText', text, html: true } }));
    const link = await screen.findByRole('link', { name: 'here' });
    expect(link.parentElement?.innerHTML).toBe(
      '<b>Thank</b> you <a href="https://medida.example/x">here</a><a>no</a><a>far</a>',
    );
  });

  it('shows plain text as is', async () => {
    const { show } = await open();
    show(said('1 < 2 <b>really</b>'), said('<b>plain</b>', { area: 'account' }));
    expect(await screen.findByText('1 < 2 <b>really</b>')).toBeInTheDocument();
    expect(screen.getByText('<b>plain</b>')).toBeInTheDocument();
  });

  describe('its timer', () => {
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
    afterEach(() => void jest.useRealTimers());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const openInTime = async (area: Shown['area'] = 'storefront') => {
      mockShell();
      const app = renderApp('/en/not-page-found');
      await pass(100);
      const queue = () => app.store.getState().notifications[area].length;
      act(() => void app.store.dispatch(notificationShown(said('Item added', { area }))));
      await pass(100);
      return { queue, card: screen.getByText('Item added') };
    };

    it.each([
      ['storefront', 5000],
      ['account', 60_000],
    ] as const)('is up in the %s area after %d milliseconds', async (area, duration) => {
      const { queue } = await openInTime(area);
      await pass(duration - 200);
      expect(queue()).toBe(1);
      await pass(200);
      expect(queue()).toBe(0);
    });

    it('pauses on hover, and resumes where it stopped', async () => {
      const { queue, card } = await openInTime();
      await pass(3000);
      fireEvent.pointerEnter(card.parentElement!.parentElement!);
      await pass(60_000);
      expect(queue()).toBe(1);
      fireEvent.pointerLeave(card.parentElement!.parentElement!);
      await pass(1700);
      expect(queue()).toBe(1);
      await pass(400);
      expect(queue()).toBe(0);
    });

    it('pauses while it has focus', async () => {
      const { queue } = await openInTime();
      act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
      await pass(60_000);
      expect(queue()).toBe(1);
      act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
      await pass(5000);
      expect(queue()).toBe(0);
    });
  });
});
