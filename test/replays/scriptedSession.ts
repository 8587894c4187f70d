import { askConfirmation } from '@/features/confirm/state/askConfirmation';
import { confirmationAccepted, confirmationRequested, selectConfirmation } from '@/features/confirm/state/confirmSlice';
import { locationChanged } from '@/features/location/state/locationSlice';
import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { changePassword, requestPasswordReset, setNewPassword } from '@/features/session/changePassword';
import { signIn } from '@/features/session/signIn';
import { selectIsExpired } from '@/features/session/state/sessionSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { timeZoneChosen } from '@/features/settings/state/timeZoneSlice';
import { allOrdersApi } from '@/api/allOrdersApi';
import { baseApi } from '@/api/baseApi';
import { contentApi } from '@/api/contentApi';
import { publicApi } from '@/api/publicApi';

import { aLayoutData } from '../support/builders/aLayoutData';
import { recordedStore } from './recordedStore';
import { stubFetch, type StubResponses } from './stubFetch';

export type Secrets = {
  password: string;
  wrongPassword: string;
  newPassword: string;
  resetToken: string;
  token: string;
};

const data = (...records: unknown[]) => ({ body: { isSuccessful: true, message: '', data: records } });
const inventory = '/services/inventory/api';

const inCart = (stockItemId: number, name: string) => ({
  stockItemId,
  name,
  code: `B-${stockItemId}`,
  shoppingCarts: [{ shoppingCartId: stockItemId * 10, quantity: 3, price: 5 }],
});

const errorResponse = (status: number, message: string) => ({ status, body: { isSuccessful: false, message, data: [] } });

const stubResponses = ({ token, wrongPassword, password, resetToken }: Secrets): StubResponses => ({
  'GET /services/public/publics/layout': { body: { isSuccessful: true, message: '', data: aLayoutData() } },
  'GET /services/public/publics/banners': data({ bannerId: 1, title: 'Spring' }),
  'POST /services/public/user/authenticate': [
    errorResponse(401, `not with ${wrongPassword}`),
    data({ token }),
  ],
  [`POST ${inventory}/clients/login/1/1/1`]: data({ clientId: 7, name: 'Ruiz Workshops', password }),
  [`POST ${inventory}/clients/changePassword/1/1/1`]: errorResponse(400, `unlike ${password}`),
  [`POST ${inventory}/clients/forgotPassword/1/1/1`]: data(),
  [`POST ${inventory}/clients/resetPassword/1/1/1`]: errorResponse(422, `not with ${resetToken}`),
  [`GET ${inventory}/Orders/GetOrdersByCompanyByClientId/1/1/1/7`]: [errorResponse(401, `not with ${token}`), data()],
  [`GET ${inventory}/Orders/GetOrdersByCompanyByClientId/1/2/2/7`]: [errorResponse(401, `not with ${token}`), data()],
  [`GET ${inventory}/shoppingCart/getStockitemsByClientId/1/1/1/7`]: data(inCart(40, 'Bolt'), inCart(41, 'Nut')),
  [`GET ${inventory}/shoppingCart/getStockitemsByClientId/1/2/2/7`]: data(inCart(40, 'Washer')),
});

const at = (pathname: string, search = '') => locationChanged({ pathname, search, hash: '' });

/**
 * A visitor who browses, mistypes the password, fails to reset it, signs in, signs in again when the session expires,
 * and leaves a confirmation open on the cart screen.
 */
export const scriptedSession = async (secrets: Secrets) => {
  const { store, lifted } = recordedStore(stubFetch(stubResponses(secrets)));
  const refused = (status: number) => (error: unknown) => {
    if ((error as { status?: number }).status !== status) throw error;
  };
  store.dispatch(at('/es'));
  await store.dispatch(publicApi.endpoints.getLayout.initiate());
  await store.dispatch(contentApi.endpoints.getBanners.initiate());
  store.dispatch(at('/en', '?from=es'));
  store.dispatch(languageChosen('en'));
  store.dispatch(at('/login'));
  await store.dispatch(signIn('buyer@medida.example', secrets.wrongPassword)).catch(refused(401));
  store.dispatch(at('/en/oauth/forgot-password'));
  await store.dispatch(requestPasswordReset('buyer@medida.example'));
  await store.dispatch(setNewPassword(secrets.resetToken, secrets.newPassword)).catch(refused(422));
  await store.dispatch(signIn('buyer@medida.example', secrets.password));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  store.dispatch(at('/en/client/change-password'));
  await store.dispatch(changePassword(secrets.password, secrets.newPassword)).catch(refused(400));
  store.dispatch(at('/dashboard'));
  const orders = store.dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
  while (!selectIsExpired(store.getState())) await new Promise((resolve) => setTimeout(resolve));
  await store.dispatch(signIn('buyer@medida.example', secrets.password));
  await orders.unwrap();
  store.dispatch(timeZoneChosen('America/Argentina/Buenos_Aires'));
  store.dispatch(at('/en/client/shopping-cart', '?catalog=1'));
  const confirmed = store.dispatch(askConfirmation({ message: { id: 'cart.line.delete' } }));
  store.dispatch(confirmationAccepted({ id: selectConfirmation(store.getState())?.id ?? '' }));
  await confirmed;
  const message = { kind: 'message', id: 'cart.item.deleted', values: { name: 'Bolt' } } as const;
  store.dispatch(notificationShown({ area: 'storefront', message, style: 'success' }));
  store.dispatch(confirmationRequested({ message: { id: 'cart.line.delete' } }));
  return { store, lifted };
};
