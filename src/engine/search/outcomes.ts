/**
 * For each item: `passes`, `passesBesideVariants`, `fails`, or the number of the only filter that it fails. The counts
 * of a filter's choices include the items that fail only that filter.
 */
export type Outcomes = Uint8Array;

export const passes = 0;
/** Of a parent that passes with one of its variants: it is listed with them, but counted nowhere. */
export const passesBesideVariants = 254;
export const fails = 255;

export const isListed = (outcome: number | undefined): boolean =>
  outcome === passes || outcome === passesBesideVariants;
