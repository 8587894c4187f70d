import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { languageChosen } from '@/features/settings/languageSlice';

import { renderApp } from '../support/renderApp';
import { mockShell } from './shellSupport';

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
  const show = (...all: Shown[]) => act(() => all.forEach((each) => void app.store.dispatch(notificationShown(each))));
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
