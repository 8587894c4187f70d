import type { BrowserContext } from '@playwright/test';

import type { RunningApp } from './app';

export const demo = { username: 'demo@medida.example', password: 'medida-demo' };

/** A client with a price list. */
export const wholesale = { username: 'otro@medida.example', password: 'medida-otro' };

type Client = Record<string, unknown> & { clientId: number };

const fetchFirst = async <Data>(url: string, credentials: typeof demo): Promise<Data> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { data } = (await response.json()) as { data: Data[] };
  if (!data[0]) throw new Error(`${url} let nobody in`);
  return data[0];
};

/** The responses of the two sign-in calls, by default for the demonstration client. */
export const demoSession = async (url: string, credentials = demo) => {
  const { token } = await fetchFirst<{ token: string }>(`${url}/services/public/user/authenticate`, credentials);
  return { token, client: await fetchFirst<Client>(`${url}/services/inventory/api/clients/login/1/1/1`, credentials) };
};

/** Signs a client in before the first page opens, through its local storage record and token. */
export const signInByStorage = async (
  context: BrowserContext,
  { url }: Pick<RunningApp, 'url'>,
  credentials = demo,
) => {
  const { token, client } = await demoSession(url, credentials);
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    { JWTtoken: token, client: JSON.stringify(client) },
  );
};
