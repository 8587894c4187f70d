import { http, HttpResponse } from 'msw';

import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { createAppStore } from '@/store/createAppStore';
import { contentApi } from '@/api/contentApi';

import { selectNotifications } from './notificationsSlice';
import { postAndNotify } from './postAndNotify';

const address = 'http://localhost:3000/services/public/publics/contact';
const contactMessage = { name: 'Ana', email: 'ana@buyer.example', message: 'Hello' };

const openStore = () => {
  const services = someServices();
  const store = createAppStore({ services });
  const { sendContactMessage } = contentApi.endpoints;
  const post = (...options: [Parameters<typeof postAndNotify>[1]?]) =>
    store.dispatch(
      postAndNotify(() => store.dispatch(sendContactMessage.initiate({ contactMessage })).unwrap(), ...options),
    );
  const shown = (area: 'storefront' | 'account') => selectNotifications(store.getState(), area);
  return { post, shown, visited: services.visited };
};

const acceptPost = (message: string | null) => {
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
  const bodies = acceptPost('We have <b>heard</b> you');
  const { post, shown, visited } = openStore();
  await post();
  expect(bodies).toEqual([contactMessage]);
  expect(shown('storefront')).toMatchObject([
    { style: 'success', message: { kind: 'serverText', text: 'We have <b>heard</b> you', html: true } },
  ]);
  expect(visited).toEqual([]);
});

it.each([
  [null, undefined, 'notification.done'],
  [' ', 'session.change.done', 'session.change.done'],
])('shows a message of its own when the response message is %j', async (message, doneId, id) => {
  acceptPost(message);
  const { post, shown } = openStore();
  await post({ area: 'account', ...(doneId && { doneId }) });
  expect(shown('account')).toMatchObject([{ style: 'success', message: { kind: 'message', id } }]);
});

it('navigates to a path with extra segments', async () => {
  acceptPost('Fine');
  const { post, visited } = openStore();
  await post({ redirectTo: ['/en/client/orders', 2, 15] });
  expect(visited).toEqual(['/en/client/orders/2/15']);
});

it('leaves a failure to its caller, without a notification or navigation', async () => {
  mswServer.use(http.post(address, () => HttpResponse.json({ isSuccessful: false, message: 'Too long', data: [] })));
  const { post, shown, visited } = openStore();
  await expect(post({ redirectTo: ['/en'] })).rejects.toMatchObject({ kind: 'refused' });
  expect([...shown('storefront'), ...shown('account'), ...visited]).toEqual([]);
});
