import { inventoryApi } from '@/api/inventoryApi';
import { baseApi } from '@/api/baseApi';
import { publicApi } from '@/api/publicApi';
import { askConfirmation } from '@/features/confirm/askConfirmation';
import { confirmationAccepted, confirmationAsked, selectConfirmation } from '@/features/confirm/confirmSlice';
import { languageChosen } from '@/features/language/languageSlice';
import { locationChanged } from '@/features/location/locationSlice';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { signIn } from '@/features/session/signIn';
import { timeZoneChosen } from '@/features/timeZone/timeZoneSlice';
import { whenRehydrated } from '@/store/whenRehydrated';

import { aLayoutData } from '../support/builders/aLayoutData';
import { answeringFetch, type Answers } from './answeringFetch';
import { recordedStore } from './recordedStore';

export type Secrets = { password: string; wrongPassword: string; newPassword: string; token: string };

const data = (...records: unknown[]) => ({ body: { isSuccessful: true, message: '', data: records } });
const inventory = '/services/inventory/api';
const segments = { accountId: 1, companyId: 1, catalogId: 1 };

const inCart = (stockItemId: number, name: string) => ({
  stockItemId,
  name,
  code: `B-${stockItemId}`,
  shoppingCarts: [{ shoppingCartId: stockItemId * 10, quantity: 3, price: 5 }],
});

const answersFor = ({ token, wrongPassword, password }: Secrets): Answers => ({
  'GET /services/public/publics/layout': { body: { isSuccessful: true, message: '', data: aLayoutData() } },
  'GET /services/public/publics/banners': data({ bannerId: 1, title: 'Spring' }),
  'POST /services/public/user/authenticate': [
    { status: 401, body: { isSuccessful: false, message: `not with ${wrongPassword}`, data: [] } },
    data({ token }),
  ],
  [`POST ${inventory}/clients/login/1/1/1`]: data({ clientId: 7, name: 'Ruiz Workshops', password }),
  [`POST ${inventory}/clients/changePassword/1/1/1`]: {
    status: 400,
    body: { isSuccessful: false, message: `unlike ${password}`, data: [] },
  },
  [`GET ${inventory}/shoppingCart/getStockitemsByClientId/1/1/1/7`]: data(inCart(40, 'Bolt'), inCart(41, 'Nut')),
  [`GET ${inventory}/shoppingCart/getStockitemsByClientId/1/2/2/7`]: data(inCart(40, 'Washer')),
});

const at = (pathname: string, search = '') => locationChanged({ pathname, search, hash: '' });

/** A visitor who reads, mistypes the password, signs in, and leaves a question open on the cart's screen. */
export const scriptedSession = async (secrets: Secrets) => {
  const { store, services, lifted } = recordedStore(answeringFetch(answersFor(secrets)));
  const seal = (secret: string) => services.vault.seal('password', secret);
  await whenRehydrated(store);
  store.dispatch(at('/es'));
  await store.dispatch(publicApi.endpoints.getLayout.initiate());
  await store.dispatch(publicApi.endpoints.getBanners.initiate());
  store.dispatch(at('/en', '?from=es'));
  store.dispatch(languageChosen('en'));
  store.dispatch(at('/login'));
  await store.dispatch(signIn('buyer@medida.example', secrets.wrongPassword)).catch((error: unknown) => {
    if ((error as { status?: number }).status !== 401) throw error;
  });
  await store.dispatch(signIn('buyer@medida.example', secrets.password));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  store.dispatch(at('/en/client/change-password'));
  const passwordChange = { clientId: 7, password: seal(secrets.password), newPassword: seal(secrets.newPassword) };
  await store.dispatch(inventoryApi.endpoints.changePassword.initiate({ ...segments, passwordChange }));
  store.dispatch(timeZoneChosen('America/Argentina/Buenos_Aires'));
  store.dispatch(at('/en/client/shopping-cart', '?catalog=1'));
  const answered = store.dispatch(askConfirmation({ message: { id: 'cart.line.delete' } }));
  store.dispatch(confirmationAccepted({ id: selectConfirmation(store.getState())?.id ?? '' }));
  await answered;
  const message = { kind: 'message', id: 'cart.item.deleted', values: { name: 'Bolt' } } as const;
  store.dispatch(notificationShown({ area: 'storefront', message, style: 'success' }));
  store.dispatch(confirmationAsked({ message: { id: 'cart.line.delete' } }));
  return { store, lifted };
};
