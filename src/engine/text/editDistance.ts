/** Insertions, deletions, substitutions and adjacent swaps between two words, capped at `most + 1`. */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most && Math.min(...last) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
};
