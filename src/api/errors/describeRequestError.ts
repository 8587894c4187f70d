import type { SerializedError } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';

import type { RequestError } from '../request/requestTypes';
import { requestErrorMessages as messages } from './requestErrorMessages';

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
