import { confirmationRequested } from '@/features/confirm/state/confirmSlice';
import { contactDraftSlice } from '@/features/content/state/contact/contactDraftSlice';
import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { screenSlice } from '@/features/location/state/screenSlice';
import {
  accountNotice,
  notificationShown,
  notificationsSlice,
  storefrontItemNotice,
  storefrontNotice,
} from '@/features/notifications/state/notificationsSlice';
import { padSlice } from '@/features/orderPad/state/padSlice';
import { pushSlice } from '@/features/push/state/pushSlice';
import { signedIn } from '@/features/session/state/sessionSlice';
import { rootReducer } from '@/store/rootReducer';

import { redact } from './redact';

const canary = 'canary-7f3a';
const webToken = `eyJhbGciOiJIUzI1NiJ9.eyJ${canary}.signature-${canary}`;

const mutation = (endpointName: string, originalArgs: object, payload: unknown = null) => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: { arg: { endpointName, originalArgs } },
});

const client = { clientId: 7, name: canary, email: canary, address: canary, isActive: true };
const note = { reference: canary, deliveryAddress: canary, wishedDate: canary, comment: canary };

it.each<[string, object]>([
  ['contact form, while typing', contactDraftSlice.actions.draftTyped({ field: 'message', value: canary })],
  ['contact form, as sent', mutation('sendContactMessage', { contactMessage: { name: canary, message: canary } })],
  ['note of an order', pushSlice.actions.noteWritten({ clientId: 7, ...note })],
  [
    'order, as sent',
    mutation('pushShoppingCart', {
      body: { clientId: 7, comment: canary, purchaseOrder: canary, deliveryAddress: canary },
    }),
  ],
  ['name of a list', favouritesSlice.actions.listCreated(canary)],
  ['name of a list, while typing', screenSlice.actions.screenChanged({ place: 'x', value: { text: canary } })],
  ['name of a list, in a question', confirmationRequested({ message: { id: 'x', values: { name: canary } } })],
  ['name of a list, in an address', { type: 'x', payload: { hash: `#list=${canary}~1.1001` } }],
  ['text under the key "type"', { type: 'contactDraft/x', payload: { type: { message: canary } } }],
  ['text on the order pad', padSlice.actions.textTyped({ text: canary })],
  ['user name', mutation('authenticateUser', { body: { username: canary, password: 'sealed.password.1' } })],
  ['client record', signedIn({ token: 'sealed.token.1', client })],
  ['response with the client record', mutation('loginClient', {}, [client])],
  [
    'own data, while typing',
    screenSlice.actions.screenChanged({ place: 'ownData', value: { ...client, phone: canary } }),
  ],
  ['own data, as sent', mutation('updateOwnData', { clientId: 7, ownDataChange: { name: canary, phone: canary } })],
  ['name of a cart, as sent', mutation('setCartAside', { cartId: 'a', setAsideCartName: { name: canary } })],
  ['name of a cart, as received', { type: 'x', payload: [{ cartId: 'a', name: canary, lines: [] }] }],
  ['name of a list, as received', { type: 'x', payload: [{ listId: 'a', name: canary }, { listName: canary }] }],
  [
    'name of a passkey, while typing',
    screenSlice.actions.screenChanged({ place: 'passkeys/new', value: { passkeyName: canary } }),
  ],
  [
    'name of a passkey, as sent',
    mutation('addPasskey', { passkeyAttestation: { name: canary, attestationObject: 'YW8' } }),
  ],
  ['name of a passkey, as received', { type: 'x', payload: [{ passkeyId: 4, name: canary }] }],
  ['account of a new passkey', { type: 'x', payload: { username: canary, displayName: canary } }],
  ['password', mutation('changePassword', { body: { password: canary, newPassword: canary } })],
  ['token for a new password', mutation('resetPassword', { body: { resetToken: canary } })],
  ['token in an address', { type: 'x', payload: { pathname: '/', search: `?a=1&token=${canary}&b=2` } }],
  ['token in an error', { type: 'x', error: { message: `GET /services?token=${canary} failed` } }],
  ['web token', { type: 'x', payload: [`Bearer ${webToken}`] }],
])('redacts the %s', (_, action) => {
  expect(JSON.stringify(action)).toContain(canary);
  expect(JSON.stringify(redact(action))).not.toContain(canary);
});

const named = { kind: 'message', id: 'x', values: { name: canary, count: 2 } } as const;
const written = { kind: 'serverText', text: `${canary} is invited` } as const;
const toAccount = { area: 'account', style: 'info' } as const;

it.each<[string, ReturnType<typeof notificationShown>]>([
  ['values', accountNotice({ id: 'people.saved' }, 'success', { name: canary, email: canary })],
  ['values in the shop', storefrontNotice({ id: 'x' }, 'error', { name: canary })],
  ["the service's words", notificationShown({ ...toAccount, message: written })],
  ["the service's words as HTML", notificationShown({ ...toAccount, message: { ...written, html: true } })],
  ["the service's words in the shop", notificationShown({ ...toAccount, area: 'storefront', message: written })],
  ['items', notificationShown({ ...toAccount, message: { kind: 'message', id: 'x' }, items: [canary] })],
  ['items in the shop', storefrontItemNotice({ id: 'cart.item.updated' }, 'success', ['Whisk', canary])],
  ['an order', notificationShown({ ...toAccount, message: named, order: { catalogId: 1, orderId: 8 } })],
  ['a quote', notificationShown({ ...toAccount, message: named, quote: { catalogId: 1, quoteId: 8 } })],
  ['approvals', notificationShown({ ...toAccount, message: named, isAboutApprovals: true })],
  ['a language', notificationShown({ ...toAccount, message: named, language: 'zh' })],
])('redacts notices with %s, as shown and as kept', (_, action) => {
  const state = { notifications: notificationsSlice.reducer(undefined, action) };
  for (const each of [action, state]) {
    expect(JSON.stringify(each)).toContain(canary);
    expect(JSON.stringify(redact(each))).not.toContain(canary);
  }
});

it('redacts the state in the same way', () => {
  for (const slice of [contactDraftSlice, favouritesSlice, notificationsSlice, padSlice, pushSlice, screenSlice])
    rootReducer.inject(slice);
  const typed = [
    contactDraftSlice.actions.draftTyped({ field: 'name', value: canary }),
    favouritesSlice.actions.listCreated(canary),
    padSlice.actions.textTyped({ text: canary }),
    screenSlice.actions.screenChanged({ place: 'x', value: { text: canary } }),
    pushSlice.actions.noteWritten({ clientId: 7, ...note }),
    signedIn({ token: 'sealed.token.1', client }),
    accountNotice({ id: 'people.saved' }, 'success', { name: canary }),
  ];
  const state = typed.reduce(rootReducer, rootReducer(undefined, { type: '@@INIT' }));
  expect(JSON.stringify(state).split(canary).length).toBeGreaterThan(7);
  expect(JSON.stringify(redact(state))).not.toContain(canary);
});

it('keeps everything else, including references to credentials', () => {
  const kept = [
    signedIn({ token: 'sealed.token.1', client: null }),
    mutation('authenticateUser', { body: { password: 'sealed.password.1' } }),
    mutation('insertCartLine', { body: { stockItemId: 7, quantity: 2, name: 'Whisk', text: '24 cm' } }),
    notificationShown({ ...toAccount, message: { kind: 'message', id: 'x', values: { count: 2 } } }),
    { type: 'location/locationChanged', payload: { pathname: '/en/catalogo', search: '?q=whisk', hash: '' } },
  ];
  expect(redact(kept)).toEqual(kept);
});
