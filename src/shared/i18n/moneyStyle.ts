/** Always grouped because amounts are shown in columns: Spanish would write 12.345,60 but 1234,50 above it. */
export const moneyStyle = { style: 'currency', currencyDisplay: 'narrowSymbol', useGrouping: 'always' } as const;
