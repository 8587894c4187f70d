import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const providerEnvironment = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret-of-the-shop',
  OIDC_NAME: 'Acme ID',
});

/** A process of its own, because the provider is an ES module. */
export const startIdentityProvider = async (publicUrl: string) => {
  const program = join(process.cwd(), 'server', 'test', 'support', 'runIdentityProvider.mjs');
  const addresses = [`${publicUrl}/services/public/oauth/callback`, `${publicUrl}/home`];
  const child = spawn(process.execPath, [program, ...addresses], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const issuer = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
      const [address] = /^http:\S+(?=\n)/m.exec(printed) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the identity provider ended with ${code}`)));
  });
  return {
    issuer,
    close: async () => {
      child.kill();
      await ended;
    },
  };
};

/** Follows the redirects of the provider as a browser does, signs in, and returns where it leads back to. */
export const signInAtProvider = async (start: string, login: string): Promise<URL> => {
  const { origin } = new URL(start);
  const jar = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=');
      jar.set(name, value);
    }
    await response.arrayBuffer();
    return response.headers.get('location') ?? '';
  };
  let at = await visit(start);
  for (let step = 0; step < 10 && at !== ''; step += 1) {
    const url = new URL(at, origin);
    if (url.origin !== origin) return url;
    const isQuestion = url.pathname.startsWith('/interaction/');
    // First who it is, then whether the shop may know.
    const answer: Record<string, string> =
      step === 0 ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' };
    at = await visit(url.href, isQuestion ? answer : undefined);
  }
  throw new Error(`the provider did not lead back: ${at}`);
};
