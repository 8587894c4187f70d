import { configureStore } from '@reduxjs/toolkit';
import { createMemoryRouter } from 'react-router';

import { connectLocation } from './connectLocation';
import { locationChanged, locationSlice, selectLocation } from './state/locationSlice';

const connecting = async (initialEntries = ['/en']) => {
  const store = configureStore({ reducer: { location: locationSlice.reducer } });
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries });
  const disconnect = connectLocation(store, router);
  return { store, router, disconnect, place: () => selectLocation(store.getState()) };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('mirrors the initial location', async () => {
  const { place } = await connecting(['/en/catalogo?text=bolt#top']);
  expect(place()).toEqual({ pathname: '/en/catalogo', search: '?text=bolt', hash: '#top' });
});

it('mirrors every navigation, but only the originating list from its history state', async () => {
  const { router, place } = await connecting();
  await router.navigate('/en/brands?page=2', { state: { resetToken: 'secret' } });
  expect(place()).toEqual({ pathname: '/en/brands', search: '?page=2', hash: '' });
  await router.navigate('/en/brands?page=2', { state: { resetToken: 'secret', list: { page: 3 } } });
  expect(place()).toEqual({ pathname: '/en/brands', search: '?page=2', hash: '', list: { page: 3 } });
});

it('restores the originating list', async () => {
  const { store, router, place } = await connecting();
  const withList = { pathname: '/en/stock/bolt/1', search: '', hash: '', list: { page: 3 } };
  store.dispatch(locationChanged(withList));
  await settled();
  expect(router.state.location.state).toEqual({ list: { page: 3 } });
  expect(place()).toEqual(withList);
  store.dispatch(locationChanged({ ...withList, list: undefined }));
  await settled();
  expect(router.state.location.state).toBeNull();
});

it.each(['//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'does not follow an imported session to %s',
  async (pathname) => {
    const { store, router } = await connecting();
    const before = router.state.location;
    store.dispatch(locationChanged({ pathname, search: '', hash: '' }));
    await settled();
    expect(router.state.location).toEqual(before);
  },
);

it('follows time travel without adding history entries', async () => {
  const { store, router, place } = await connecting();
  await router.navigate('/en/brands');
  store.dispatch(locationChanged({ pathname: '/zh', search: '', hash: '' }));
  await settled();
  expect(router.state.location.pathname).toBe('/zh');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(place()).toEqual({ pathname: '/zh', search: '', hash: '' });
});

it('does not dispatch again when following the store', async () => {
  const { store, router } = await connecting();
  let changes = 0;
  store.subscribe(() => (changes += 1));
  store.dispatch(locationChanged({ pathname: '/zh', search: '', hash: '' }));
  await settled();
  await router.navigate('/zh');
  expect(changes).toBe(1);
});

it('resumes mirroring after following the store', async () => {
  const { store, router, place } = await connecting();
  store.dispatch(locationChanged({ pathname: '/zh', search: '', hash: '' }));
  await settled();
  await router.navigate('/en');
  expect(place()?.pathname).toBe('/en');
});

it('stops when disconnected', async () => {
  const { router, place, disconnect } = await connecting();
  disconnect();
  await router.navigate('/zh');
  expect(place()?.pathname).toBe('/en');
});
