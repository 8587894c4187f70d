import '@/store/allParts';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { toLifted, toRecorded } from '@/qa/session/liftedSession';
import { locationChanged } from '@/features/location/state/locationSlice';
import { screenSlice } from '@/features/location/state/screenSlice';
import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { submissionsSlice } from '@/features/session/state/submissionsSlice';
import { createTimeTravel } from '@/store/timeTravel';

import { anOrder } from '../support/builders/anOrder';
import { aClient, aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { hardware, mockCatalogue } from './catalogueSupport';
import { mockOrders } from './ordersSupport';
import { inEnglish, mockSignIn, signedIn } from './sessionSupport';

describe('time travel', () => {
  beforeEach(mockEmptyServices);
  jest.setTimeout(60_000);
  configure({ asyncUtilTimeout: 20_000 });

  const openRecorded = (...[path, state]: Parameters<typeof renderApp>) => {
    const timeTravel = createTimeTravel(instrument());
    const { services } = mockCatalogue(hardware());
    const app = renderApp(path, state, { ...services, storage: { local: memoryStorage() } }, timeTravel);
    const liftedStore = timeTravel.getLiftedStore()!;
    const go = async (to: string) => {
      await act(() => app.router.navigate(to));
      await waitFor(() => expect(app.address()).toBe(to));
    };
    const jump = (index: number) => act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index)));
    return { ...app, timeTravel, liftedStore, go, jump, readSession: () => toRecorded(liftedStore.getState()) };
  };

  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  /** A client who fills the order pad and leaves it: `half` is a moment with one of two lines, `left` the last one. */
  const recordOrderPad = async () => {
    const recorded = openRecorded('/en/client/order-pad', signedIn);
    const field = await screen.findByRole('textbox', { name: 'Paste or type your lines' });
    const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
    paste('QQ-1\t3');
    await screen.findByText('1 to fix');
    const half = recorded.readSession().actions.length;
    paste('QQ-2\t3');
    await screen.findByText('2 to fix');
    await recorded.go('/en/brands');
    await heading('Brands');
    await recorded.go('/en/about');
    await heading('About us');
    const left = recorded
      .readSession()
      .actions.findIndex(({ action }) => locationChanged.match(action) && action.payload.pathname === '/en/brands');
    return { ...recorded, half, left };
  };

  it('leaves a filled order pad in a replay, and returns to where the tester was', async () => {
    const { readSession, left, unmount } = await recordOrderPad();
    const session = JSON.parse(JSON.stringify(readSession())) as ReturnType<typeof readSession>;
    unmount();
    const tester = openRecorded('/en/terms', inEnglish);
    await heading('Terms');
    const { initial, actions, final } = session;
    const lifted = toLifted({ initial, final, actions: actions.map((action, at) => ({ ...action, id: at + 1 })) });
    await act(async () => void tester.liftedStore.dispatch(ActionCreators.importState(lifted)));
    await heading('About us');
    await tester.jump(left);
    await heading('Order pad');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    await tester.jump(left + 1);
    await heading('Brands');
    expect(tester.address()).toBe('/en/brands');
    await tester.jump(left);
    await heading('Order pad');
    act(() => tester.timeTravel.returnToPresent());
    await heading('Terms');
    expect(tester.address()).toBe('/en/terms');
  });

  it('leaves a filled order pad of the same session by its last action', async () => {
    const { jump, liftedStore, half, address, timeTravel } = await recordOrderPad();
    const last = liftedStore.getState().stagedActionIds.length - 1;
    await jump(half);
    await heading('Order pad');
    await screen.findByText('1 to fix');
    await jump(last);
    await heading('About us');
    expect([address(), timeTravel.isReplaying()]).toEqual(['/en/about', false]);
  });

  it.each([
    ['a private screen without its client', '/en/client/favourites', inEnglish],
    ['the sign-in form with a client', '/login', signedIn],
  ])('shows %s where the recording did', async (_, pathname, state) => {
    const { liftedStore, address } = openRecorded('/en/terms', inEnglish);
    await heading('Terms');
    const { store } = openRecorded('/en/brands', state);
    const location = { current: { pathname, search: '', hash: '' } };
    const lifted = toLifted({ initial: { ...store.getState(), location }, actions: [], final: undefined });
    await act(async () => void liftedStore.dispatch(ActionCreators.importState(lifted)));
    await waitFor(() => expect(address()).toBe(pathname));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(address()).toBe(pathname);
  });

  it('returns a client to a private screen after a replay of another client', async () => {
    const { jump, liftedStore, store, address, timeTravel } = openRecorded('/en/client/favourites', signedIn);
    await heading('Favourites');
    const other = { ...store.getState(), session: aSession({ client: { ...aClient(), clientId: 99 } }) };
    const signedOut = { id: 1, at: 0, action: clientSignedOut() };
    const lifted = toLifted({ initial: other, actions: [signedOut], final: undefined });
    await act(async () => void liftedStore.dispatch(ActionCreators.importState(lifted)));
    await jump(0);
    act(() => timeTravel.returnToPresent());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(address()).toBe('/en/client/favourites');
  });
});

describe('a screen in a replay', () => {
  it('shows the search that was typed in the orders, and their filters if they were opened', async () => {
    mockOrders({ '1': () => listResponse(anOrder()) });
    const opened = { 'orders/text': { text: 'A-1 ' }, 'orders/filtersToggled': true };
    renderApp('/en/client/orders', { ...signedIn, screen: opened });
    expect(await screen.findByRole('searchbox', { name: 'Search your orders' })).toHaveValue('A-1 ');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows what was typed in the empty row of the order pad', async () => {
    mockEmptyServices();
    const typed = { 'pad/1/code': { text: 'KT-' } };
    const services = { ...mockCatalogue(hardware()).services, storage: { local: memoryStorage() } };
    renderApp('/en/client/order-pad', { ...signedIn, screen: typed }, services);
    const cell = await screen.findByRole('textbox', { name: 'Code of line 1' });
    expect(cell).toHaveValue('KT-');
    await userEvent.type(cell, '{Escape}');
    expect(cell).toHaveValue('');
  });

  it('shows the filters of the catalogue if they were opened', async () => {
    mockEmptyServices();
    const { services } = mockCatalogue(hardware());
    renderApp('/en/catalogo?q=screw', { ...inEnglish, screen: { 'catalogue/filtersOpen': true } }, services);
    expect(await screen.findByRole('button', { name: /filter/i, expanded: true })).toBeInTheDocument();
  });

  it('shows that there was a new version', async () => {
    mockEmptyServices();
    renderApp('/en/not-page-found', { ...inEnglish, screen: { newVersion: true } });
    const notice = (await screen.findByText('A new version is available')).closest<HTMLElement>('[role=status]')!;
    await userEvent.click(within(notice).getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is available')).not.toBeInTheDocument();
  });

  it('stores only what differs from the defaults', () => {
    const { screenChanged, screenReset } = screenSlice.actions;
    const changed = screenSlice.reducer(undefined, screenChanged({ place: 'picture/1:101', value: 2 }));
    expect(changed).toEqual({ 'picture/1:101': 2 });
    expect(screenSlice.reducer(changed, screenReset({ place: 'picture/1:101' }))).toEqual({});
  });
});

describe('a session form in a replay', () => {
  const requestError = (status: number) => ({ kind: 'http', status, retryable: false }) as never;

  beforeEach(() => void mockSignIn());

  it('shows the username and the rejection that the state contains', async () => {
    const signIn = { username: 'buyer@medida.example', failure: requestError(401) };
    renderApp('/login', { ...inEnglish, submissions: { signIn } });
    expect(await screen.findByLabelText('Username or e-mail')).toHaveValue('buyer@medida.example');
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(/username|password/i);
  });

  it('shows the faults that the state contains', async () => {
    const signIn = { username: 'buyer@medida.example', faults: { password: 'passwordMissing' } } as const;
    renderApp('/login', { ...inEnglish, submissions: { signIn } });
    expect(await screen.findByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Username or e-mail')).toBeValid();
  });

  it('shows that a link was sent', async () => {
    const forgotPassword = { username: 'buyer@medida.example', isSent: true };
    renderApp('/en/oauth/forgot-password', { ...inEnglish, submissions: { forgotPassword } });
    expect(await screen.findByText(/buyer@medida\.example/)).toBeVisible();
  });

  it('forgets what was typed when the form is left or the session ends', () => {
    const { reducer, actions } = submissionsSlice;
    const typed = reducer(undefined, actions.usernameTyped({ form: 'signIn', username: 'buyer@medida.example' }));
    expect(reducer(typed, actions.formReset({ form: 'signIn' }))).toEqual({});
    expect(reducer(typed, { type: 'session/clientSignedOut' })).toEqual({});
  });
});
