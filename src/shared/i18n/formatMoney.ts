import type { IntlShape } from '@formatjs/intl';

export type MoneyStyle = { trailingZeroDisplay: 'stripIfInteger' };

// Latin America puts the sign first, as in US$ 1.998,60; CLDR's Spanish is that of Spain.
const putSignFirst = (text: string) => text.replace(/^(-?)(.+)\u00A0(\D+)$/, '$1$3\u00A0$2');

/** Always grouped because amounts are shown in columns: Spanish would write 12.345,60 but 1234,50 above it. */
export const formatMoney = (
  { locale, formatNumber }: Pick<IntlShape, 'locale' | 'formatNumber'>,
  amount: number,
  currency: string,
  style?: MoneyStyle,
): string => {
  const text = formatNumber(amount, { style: 'currency', useGrouping: 'always', currency, ...style });
  return locale === 'es' ? putSignFirst(text) : text;
};
