/**
 * A work array that one function reuses between calls: the more memory is allocated, the more often the garbage
 * collector walks through all items. It still contains whatever the last call left in it.
 */
export const createScratch = <Numbers extends Uint8Array | Uint32Array | Float64Array>(
  create: (length: number) => Numbers,
) => {
  let kept = create(0);
  return (length: number): Numbers => {
    if (kept.length < length) kept = create(length);
    return kept.subarray(0, length) as Numbers;
  };
};
