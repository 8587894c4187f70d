/** Amounts are added and multiplied in whole cents: 4.9 * 3 is not 14.7, and a sum of fractions would drift. */
export const toCents = (amount: number): number => Math.round(amount * 100);

export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
