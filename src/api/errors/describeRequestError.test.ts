import { createIntl } from '@formatjs/intl';

import en from '@/../locales/en.json';
import es from '@/../locales/es.json';
import zh from '@/../locales/zh.json';

import type { RequestError } from '../request/requestTypes';
import { describeRequestError } from './describeRequestError';

const error = (rest: Partial<RequestError>): RequestError => ({
  kind: 'http',
  status: 400,
  statusText: 'x',
  url: '/x',
  ...rest,
});

const read = (messages: Record<string, string>, locale: string, given: Parameters<typeof describeRequestError>[0]) => {
  const { descriptor, values } = describeRequestError(given);
  return createIntl({
    locale,
    messages,
    onError: (fault) => {
      throw fault;
    },
  }).formatMessage(descriptor, values);
};

describe('describeRequestError', () => {
  it.each([
    [{ kind: 'network' }, 'The service could not be reached. Check your connection and try again.'],
    [{ kind: 'timeout' }, 'The service took too long to respond. Try again.'],
    [{ kind: 'cancelled' }, 'The request was cancelled.'],
    [{ kind: 'forgotten' }, 'Enter the password again.'],
    [
      { kind: 'unreadable', status: 200 },
      'The service sent a response that could not be read. Try again in a few minutes.',
    ],
    [{ kind: 'refused', status: 409, message: 'The cart is empty' }, 'The cart is empty'],
    [{ kind: 'refused', status: 200 }, 'The service did not accept the request.'],
    [{ kind: 'refused', status: 404 }, 'That does not exist, or no longer does.'],
    [
      { kind: 'refused', status: 500, message: 'stack', requestId: 'r-1' },
      'The service has a problem. Try again in a few minutes. Reference: r-1',
    ],
    [{ kind: 'refused', status: 429, message: 'Wait', retryAfter: 1 }, 'Too many attempts. Try again in 1 second.'],
    [{ kind: 'refused', status: 429, message: 'Wait' }, 'Wait'],
    [{ status: 429, retryAfter: 30 }, 'Too many attempts. Try again in 30 seconds.'],
    [{ status: 429 }, 'Too many attempts. Wait a moment and try again.'],
    [{ status: 400 }, 'Something in the request is not valid. Check what you entered.'],
    [{ status: 401 }, 'Sign in to continue.'],
    [{ status: 403 }, 'This account is not allowed to do that.'],
    [{ status: 404 }, 'That does not exist, or no longer does.'],
    [{ status: 409 }, 'This is not possible in the current state. Check it and try again.'],
    [{ status: 412 }, 'It has changed since you last saw it. Check it and try again.'],
    [{ status: 413 }, 'What you sent is too large.'],
    [{ status: 422 }, 'Some of what you entered is not valid. Check it and try again.'],
    [{ status: 500 }, 'The service has a problem. Try again in a few minutes.'],
    [{ status: 503, requestId: 'r-2' }, 'The service has a problem. Try again in a few minutes. Reference: r-2'],
    [{ status: 418 }, 'The request failed (status 418).'],
  ] as [Partial<RequestError>, string][])('describes %j', (rest, text) => {
    expect(read(en, 'en', error(rest))).toBe(text);
    expect(read(es, 'es', error(rest))).not.toBe('');
    expect(read(zh, 'zh', error(rest))).not.toBe('');
  });

  it('is in the language of the user', () => {
    expect(read(es, 'es', error({ status: 429, retryAfter: 1 }))).toBe(
      'Demasiados intentos. Inténtelo de nuevo dentro de 1 segundo.',
    );
    expect(read(zh, 'zh', error({ status: 429, retryAfter: 1 }))).toBe('尝试次数过多，请在 1 秒后重试。');
  });

  it('reports a malformed response for a non-API error', () => {
    expect(read(en, 'en', { name: 'Error', message: 'The response contains no list' })).toMatch(/could not be read/);
  });
});
