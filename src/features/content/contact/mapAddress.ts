/** A link to the address on a map. No map is loaded unless the visitor follows it. */
export const mapAddress = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
