/** Amounts are added and multiplied in whole cents: 4.9 * 3 is not 14.7, and a sum of fractions would drift. */
export const toCents = (amount: number): number => Math.round(amount * 100);

export const toAmount = (cents: number): number => cents / 100;

export const toAmountOrNull = (cents: number | null): number | null => (cents === null ? null : toAmount(cents));

export const sumAmounts = (amounts: readonly number[]): number =>
  toAmount(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

export const multiplyAmount = (amount: number, quantity: number): number => toAmount(toCents(amount) * quantity);

/** To the nearest cent. */
export const divideCents = (cents: number, count: number): number => Math.round(cents / count);

/** As files and structured data have it, in every language. */
export const writeAmount = (amount: number): string => amount.toFixed(2);
