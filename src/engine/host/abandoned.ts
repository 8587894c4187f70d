export const abandoned = (why: string) => new DOMException(why, 'AbortError');

export const isAbandoned = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

export const getAbortReason = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : abandoned('Nobody waits for it any more');
