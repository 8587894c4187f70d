export type BytePart = { start: number; end: number };

/**
 * The single byte range that a player requests, end included; null if it is out of bounds. Other forms of Range are
 * ignored, and the whole file is sent (RFC 9110).
 */
export const bytePart = (header: string | undefined, length: number): BytePart | null | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = length - 1;
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, length - Number(to)), end: last };
  const part = { start: Number(from), end: to === '' ? last : Math.min(last, Number(to)) };
  if (to !== '' && Number(to) < part.start) return undefined;
  return part.start > last ? null : part;
};
