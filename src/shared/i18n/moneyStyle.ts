/** Amounts stand in columns: Spanish would group 12.345,60 and not 1234,50 above it. */
export const moneyStyle = { style: 'currency', currencyDisplay: 'narrowSymbol', useGrouping: 'always' } as const;
