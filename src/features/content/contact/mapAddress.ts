/** Where a map shows the address; nothing of it is loaded before the visitor goes there. */
export const mapAddress = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
