/** A real OpenID provider for tests. Whoever signs in has the entered name as mail address. */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [redirectUri, logoutAddress] = process.argv.slice(2);
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'secret-of-the-shop',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [logoutAddress],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        ...(!id.startsWith('silent') && { email_verified: !id.startsWith('unverified') }),
      }),
    }),
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  console.log(issuer);
});
