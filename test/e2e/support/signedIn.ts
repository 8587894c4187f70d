import type { BrowserContext } from 'playwright-core';
import type { RunningApp } from './app';

const demo = { username: 'demo@medida.example', password: 'medida-demo' };

const firstOf = async (url: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
  if (!data[0]) throw new Error(`${url} let nobody in`);
  return data[0];
};

export const demoSession = async (url: string) => {
  const { token } = await firstOf(`${url}/services/public/user/authenticate`);
  const client = await firstOf(`${url}/services/inventory/api/clients/login/1/1/1`);
  return { token: String(token), client };
};

/** The demonstration client is signed in before the first page opens: its record and token lie in local storage. */
export const signInByStorage = async (context: BrowserContext, { url }: RunningApp) => {
  const { token, client } = await demoSession(url);
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    { JWTtoken: token, client: JSON.stringify(client) },
  );
};
