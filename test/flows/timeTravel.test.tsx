import '@/store/allParts';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { toLifted, toRecorded } from '@/app/qa/session/liftedSession';
import { locationChanged } from '@/features/location/locationSlice';
import { clientSignedOut } from '@/features/session/sessionSlice';
import { createTimeTravel } from '@/store/timeTravel';

import { aClient, aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import { inEnglish, signedIn } from './sessionSupport';

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
