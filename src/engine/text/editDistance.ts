const createRows = (length: number) => Array.from({ length: 3 }, () => new Uint16Array(length));

// Reused between calls, because a mistyped code is compared with a million others.
let rows = createRows(64);

/** Insertions, deletions, substitutions and adjacent swaps between two words, capped at `maxDistance + 1`. */
export const editDistance = (one: string, other: string, maxDistance: number): number => {
  const tooFar = maxDistance + 1;
  if (Math.abs(one.length - other.length) > maxDistance) return tooFar;
  if (rows[0] === undefined || rows[0].length <= other.length) rows = createRows(other.length * 2);
  let [beforeLast, last, next] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let column = 0; column <= other.length; column += 1) last[column] = Math.min(column, tooFar);
  let lastLeast = 0;
  for (let row = 1; row <= one.length; row += 1) {
    // Further from the diagonal than `maxDistance`, the distance is too.
    const from = Math.max(1, row - maxDistance);
    const to = Math.min(other.length, row + maxDistance);
    next[from - 1] = from === 1 ? Math.min(row, tooFar) : tooFar;
    let least = next[from - 1] ?? tooFar;
    const code = one.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const isSame = code === other.charCodeAt(column - 1);
      let distance = Math.min(
        (last[column] ?? tooFar) + 1,
        (next[column - 1] ?? tooFar) + 1,
        (last[column - 1] ?? tooFar) + (isSame ? 0 : 1),
        tooFar,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        code === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? tooFar) + 1);
      next[column] = distance;
      least = Math.min(least, distance);
    }
    if (to < other.length) next[to + 1] = tooFar;
    if (least > maxDistance && lastLeast > maxDistance) return tooFar;
    lastLeast = least;
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  return Math.min(last[other.length] ?? 0, tooFar);
};
