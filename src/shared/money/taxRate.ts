const validRate = /^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/;

/**
 * Parses the environment `tax`: a percentage from 0 to 100 with at most two decimals. Null for anything else,
 * because an unreadable rate must block the sale rather than become 0 %.
 */
export const parseTaxRate = (value: unknown): number | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return validRate.test(text) ? Number(text) : null;
};

const basisPointsPerWhole = 10_000;

export const toBasisPoints = (percent: number): number => Math.round(percent * 100);

export const toPercent = (rate: number): number => rate / 100;

/** `rate` in basis points. */
export const getTaxCents = (subtotalCents: number, rate: number): number =>
  Math.round((subtotalCents * rate) / basisPointsPerWhole);
