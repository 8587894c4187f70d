/** Lists come from companies' own systems: values that cannot be parsed count as missing. */
export type Fields = Readonly<Record<string, unknown>>;

export const readFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

const readNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return Number(value);
};

export const readId = (value: unknown): number | null => {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
};

export const readText = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

export const readFlag = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

// Above this, a total in cents is no longer a safe integer.
const maxPrice = 1e12;

export const readPrice = (value: unknown): number | null => {
  const number = readNumber(value);
  return number !== null && number >= 0 && number <= maxPrice ? number : null;
};
