export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** Inclusive of both ends. */
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  shuffle: <T>(list: readonly T[]) => T[];
};

// FNV-1a: a name and a number seed a separate sequence, so that sequences don't affect one another.
const hashSeed = (seed: number, name: string) => {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Mulberry32: small, fast and, unlike Math.random, the same on every machine. */
export const createRandom = (seed: number, name = ''): Random => {
  let state = hashSeed(seed, name);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]) => {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };
  return { next, int, pick, chance: (probability) => next() < probability, shuffle };
};
