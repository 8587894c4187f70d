import './shellSupport';
import { http, type HttpHandler, type JsonBodyType } from 'msw';

import { aClient, aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { errorResponse, listResponse } from '../support/responses';

const services = 'http://localhost:3000/services';
export const clientsUrl = `${services}/inventory/api/clients`;

/** Of a service that can do everything with it. */
export const ownData = {
  clientId: 7,
  name: 'Ruiz Workshops',
  username: 'buyer@medida.example',
  email: 'buyer@medida.example',
  phone: '+1 555 0101',
  address: '3 Mill Lane',
  deliveryAddresses: '8 Dock Road',
  language: 'en',
  statusMails: true,
  erasureRequestedAt: null as string | null,
  canExport: true,
  canRequestErasure: true,
  canWithdrawErasure: true,
};
export const authenticateUrl = `${services}/public/user/authenticate`;
export const ordersUrl = `${services}/inventory/api/Orders/GetOrdersByCompanyByClientId/1/:company/:catalog/:client`;

export const inEnglish = { language: { language: 'en' as const } };
export const signedIn = { ...inEnglish, session: aSession() };

const clientsByUsername: Record<string, { clientId: number; password: string }> = {
  'buyer@medida.example': { clientId: 7, password: 'right-one' },
  'other@medida.example': { clientId: 8, password: 'right-one' },
};

/** Services with two clients; returns the paths of the sign-in requests. */
export const mockSignIn = (...handlers: HttpHandler[]) => {
  const requests: string[] = [];
  const authenticate = async (request: Request, toRecord: (clientId: number) => JsonBodyType) => {
    const { username, password } = (await request.json()) as { username: string; password: string };
    const client = clientsByUsername[username];
    requests.push(new URL(request.url).pathname.split('/').slice(3).join('/'));
    return client?.password === password ? listResponse(toRecord(client.clientId)) : errorResponse(401);
  };
  mockEmptyServices();
  mswServer.use(
    http.post(authenticateUrl, ({ request }) => authenticate(request, (id) => ({ token: `new.token.${id}` }))),
    http.post(`${clientsUrl}/login/1/1/1`, ({ request }) =>
      authenticate(request, (clientId) => ({ ...aClient(), clientId, name: `Client ${clientId}` })),
    ),
  );
  mswServer.use(...handlers);
  return requests;
};
