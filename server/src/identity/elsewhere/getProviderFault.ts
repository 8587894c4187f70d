import { getErrorCode, getErrorMessage } from '../../errors';

const temporary = ['server_error', 'temporarily_unavailable'];

/** What to say about an error of `openid-client`: down or late, or an answer that must not be trusted. */
export const getProviderFault = (error: unknown): 'cancelled' | 'unavailable' | 'refused' => {
  const { error: reason, status, cause } = error as { error?: unknown; status?: unknown; cause?: unknown };
  if (reason === 'access_denied') return 'cancelled';
  const isUnreachable =
    [error, cause].some((each) => getErrorMessage(each) === 'fetch failed') ||
    getErrorCode(error) === 'OAUTH_TIMEOUT' ||
    temporary.includes(String(reason));
  const answered = cause instanceof Response ? cause.status : Number(status);
  return isUnreachable || answered >= 500 ? 'unavailable' : 'refused';
};
