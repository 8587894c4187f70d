const around = 1;

/** The first page, the last, and those around the current one; null for a gap. */
export const shownPages = (page: number, pages: number): (number | null)[] => {
  const wanted = [1, ...Array.from({ length: 2 * around + 1 }, (_, at) => page - around + at), pages];
  const shown = [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).sort((one, other) => one - other);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
};
