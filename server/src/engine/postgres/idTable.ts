/** Positions by id. A Map of a million ids takes five times as much memory. */
export const createIdTable = (ids: Float64Array, { from, to }: { from: number; to: number }) => {
  let size = 2;
  while (size < 2 * (to - from)) size *= 2;
  /** A position from 1, or 0. */
  const table = new Uint32Array(size);
  const placeOf = (id: number) => {
    const mixed = Math.imul(id ^ (id / 0x100000000), 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & (size - 1);
  };
  for (let at = from; at < to; at += 1) {
    let place = placeOf(ids[at] ?? 0);
    while (table[place] !== 0) place = (place + 1) & (size - 1);
    table[place] = at + 1;
  }
  /** -1 for an unknown id. */
  return (id: number): number => {
    for (let place = placeOf(id); ; place = (place + 1) & (size - 1)) {
      const at = (table[place] ?? 0) - 1;
      if (at < 0 || ids[at] === id) return at;
    }
  };
};
