import type { SerializedError } from '@reduxjs/toolkit';
import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { RequestError } from '../request/requestTypes';

const messages = defineMessages({
  network: {
    id: 'request.network',
    defaultMessage: 'The service could not be reached. Check your connection and try again.',
  },
  timeout: { id: 'request.timeout', defaultMessage: 'The service took too long to respond. Try again.' },
  cancelled: { id: 'request.cancelled', defaultMessage: 'The request was cancelled.' },
  forgotten: { id: 'request.forgotten', defaultMessage: 'Enter the password again.' },
  unreadable: {
    id: 'request.unreadable',
    defaultMessage: 'The service sent a response that could not be read. Try again in a few minutes.',
  },
  serviceSays: { id: 'request.serviceSays', defaultMessage: '{message}' },
  refused: { id: 'request.refused', defaultMessage: 'The service did not accept the request.' },
  badRequest: {
    id: 'request.badRequest',
    defaultMessage: 'Something in the request is not valid. Check what you entered.',
  },
  signInNeeded: { id: 'request.signInNeeded', defaultMessage: 'Sign in to continue.' },
  forbidden: { id: 'request.forbidden', defaultMessage: 'This account is not allowed to do that.' },
  notFound: { id: 'request.notFound', defaultMessage: 'That does not exist, or no longer does.' },
  conflict: {
    id: 'request.conflict',
    defaultMessage: 'This is not possible in the current state. Check it and try again.',
  },
  outdated: {
    id: 'request.outdated',
    defaultMessage: 'It has changed since you last saw it. Check it and try again.',
  },
  tooLarge: { id: 'request.tooLarge', defaultMessage: 'What you sent is too large.' },
  invalid: { id: 'request.invalid', defaultMessage: 'Some of what you entered is not valid. Check it and try again.' },
  tooMany: { id: 'request.tooMany', defaultMessage: 'Too many attempts. Wait a moment and try again.' },
  tooManyWait: {
    id: 'request.tooManyWait',
    defaultMessage: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  cookiesBlocked: {
    id: 'request.cookiesBlocked',
    defaultMessage:
      'This browser blocks cookies for this site, so the request was not accepted. Allow cookies and site data for this site in the browser settings, then try again.',
  },
  failed: { id: 'request.failed', defaultMessage: 'The service has a problem. Try again in a few minutes.' },
  failedWithId: {
    id: 'request.failedWithId',
    defaultMessage: 'The service has a problem. Try again in a few minutes. Reference: {requestId}',
  },
  other: { id: 'request.other', defaultMessage: 'The request failed (status {status}).' },
});

export type ErrorDescription = { descriptor: MessageDescriptor; values: Record<string, string | number> };

const describe = (descriptor: MessageDescriptor, values: ErrorDescription['values'] = {}): ErrorDescription => ({
  descriptor,
  values,
});

const byStatus: Record<number, MessageDescriptor> = {
  400: messages.badRequest,
  401: messages.signInNeeded,
  403: messages.forbidden,
  404: messages.notFound,
  408: messages.timeout,
  409: messages.conflict,
  410: messages.notFound,
  412: messages.outdated,
  413: messages.tooLarge,
  422: messages.invalid,
};

const describeStatus = ({ kind, status, requestId, retryAfter }: RequestError): ErrorDescription => {
  if (status >= 500)
    return requestId === undefined ? describe(messages.failed) : describe(messages.failedWithId, { requestId });
  if (status === 429 && retryAfter !== undefined) return describe(messages.tooManyWait, { seconds: retryAfter });
  if (status === 429) return describe(messages.tooMany);
  return describe(byStatus[status] ?? (kind === 'refused' ? messages.refused : messages.other), { status });
};

/** The user-facing text of a failed request. A non-API error means the response was malformed. */
export const describeRequestError = (error: RequestError | SerializedError): ErrorDescription => {
  if (!('kind' in error)) return describe(messages.unreadable);
  if (error.isCookieBlocked) return describe(messages.cookiesBlocked);
  switch (error.kind) {
    case 'http':
      return describeStatus(error);
    case 'refused':
      // The service's own message is best, except for 5xx errors and rate limits.
      return error.message === undefined || error.status >= 500 || error.retryAfter !== undefined
        ? describeStatus(error)
        : describe(messages.serviceSays, { message: error.message });
    default:
      return describe(messages[error.kind]);
  }
};
