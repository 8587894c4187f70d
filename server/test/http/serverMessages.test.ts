import { formatServerMessage } from '../../src/http/responses/serverMessages';

describe('messages of the services', () => {
  it.each([
    ['es', 'Demasiados intentos: espere 1200 segundos'],
    ['en', 'Too many attempts: wait 1200 seconds'],
    ['zh', '尝试次数过多，请等待 1200 秒'],
  ] as const)('are in the language of the user: %s', (language, text) => {
    expect(formatServerMessage('tooManyRequests', language, { seconds: 1200 })).toBe(text);
  });

  it('show values as they are, even those that look like a message', () => {
    const detail = "the body's {name} is <b>'{wrong}'</b>";
    expect(formatServerMessage('badRequest', 'en', { detail })).toBe(`The request is not valid: ${detail}`);
  });
});
