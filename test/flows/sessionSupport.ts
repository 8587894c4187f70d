import './shellSupport';
import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';

import { aClient, aSession } from '../support/builders/aSession';
import { mswServer } from '../support/mswServer';
import { answerEmpty } from '../support/someAnswers';

const services = 'http://localhost:3000/services';
export const clients = `${services}/inventory/api/clients`;
export const authenticateAddress = `${services}/public/user/authenticate`;
export const ordersAddress = `${services}/inventory/api/Orders/GetOrdersByCompanyByClientId/1/:company/:catalog/:client`;

export const accepted = (...data: JsonBodyType[]) => HttpResponse.json({ isSuccessful: true, message: null, data });
export const refused = (status: number, headers: Record<string, string> = {}, message = 'No', code?: string) =>
  HttpResponse.json({ isSuccessful: false, message, code, data: [] }, { status, headers });

export const inEnglish = { language: { language: 'en' as const } };
export const signedIn = { ...inEnglish, session: aSession() };

const passwordsByUser: Record<string, { clientId: number; password: string }> = {
  'buyer@medida.example': { clientId: 7, password: 'right-one' },
  'other@medida.example': { clientId: 8, password: 'right-one' },
};

/** Services with two clients, which record their requests. */
export const answerSignIn = (...handlers: HttpHandler[]) => {
  const requests: string[] = [];
  const judge = async (request: Request, record: (clientId: number) => JsonBodyType) => {
    const { username, password } = (await request.json()) as { username: string; password: string };
    const known = passwordsByUser[username];
    requests.push(new URL(request.url).pathname.split('/').slice(3).join('/'));
    return known?.password === password ? accepted(record(known.clientId)) : refused(401);
  };
  answerEmpty();
  mswServer.use(
    http.post(authenticateAddress, ({ request }) => judge(request, (id) => ({ token: `new.token.${id}` }))),
    http.post(`${clients}/login/1/1/1`, ({ request }) =>
      judge(request, (clientId) => ({ ...aClient(), clientId, name: `Client ${clientId}` })),
    ),
  );
  mswServer.use(...handlers);
  return requests;
};
