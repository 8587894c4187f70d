import { http, HttpResponse } from 'msw';

import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { createAppStore } from '@/store/createAppStore';

import { selectNotifications } from './notificationsSlice';
import { postAndNotify } from './postAndNotify';

const address = 'http://localhost:3000/services/public/publics/contact';
const post = { path: '/publics/contact', body: { text: 'Hello' } };

const starting = () => {
  const services = someServices();
  const store = createAppStore({ services });
  const shown = (area: 'storefront' | 'account') => selectNotifications(store.getState(), area);
  return { store, shown, visited: services.visited };
};

const accepting = (message: string | null) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(address, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ isSuccessful: true, message, data: [] });
    }),
  );
  return bodies;
};

it('posts the body and shows the response message', async () => {
  const bodies = accepting('We have <b>heard</b> you');
  const { store, shown, visited } = starting();
  await store.dispatch(postAndNotify(post));
  expect(bodies).toEqual([{ text: 'Hello' }]);
  expect(shown('storefront')).toMatchObject([
    { style: 'success', message: { kind: 'serverText', text: 'We have <b>heard</b> you', html: true } },
  ]);
  expect(visited).toEqual([]);
});

it.each([null, ' '])('shows the default success message when the response message is %j', async (message) => {
  accepting(message);
  const { store, shown } = starting();
  await store.dispatch(postAndNotify({ ...post, area: 'account' }));
  expect(shown('account')).toMatchObject([{ style: 'success', message: { kind: 'message', id: 'notification.done' } }]);
});

it.each([
  ['/en/contact', [], '/en/contact'],
  ['/en/offer/', ['a/b ñ', 4], '/en/offer/a%2Fb%20%C3%B1/4'],
  ['/', [], '/'],
  ['/', ['login'], '/login'],
])('navigates to %s with %j', async (thenTo, segments, to) => {
  accepting('Fine');
  const { store, visited } = starting();
  await store.dispatch(postAndNotify({ ...post, thenTo, segments }));
  expect(visited).toEqual([to]);
});

it('shows and rethrows an error without navigating', async () => {
  mswServer.use(http.post(address, () => HttpResponse.json({ isSuccessful: false, message: 'Too long', data: [] })));
  const { store, shown, visited } = starting();
  await expect(store.dispatch(postAndNotify({ ...post, thenTo: '/en' }))).rejects.toMatchObject({ kind: 'refused' });
  expect(shown('storefront')).toMatchObject([
    { style: 'error', message: { kind: 'message', id: 'request.serviceSays', values: { message: 'Too long' } } },
  ]);
  expect(visited).toEqual([]);
});
