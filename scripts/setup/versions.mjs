// Old syntax on purpose: see scripts/run.mjs.
function parts(version) {
  return version
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map(Number);
}

/** Whether a version such as v20.19.1 satisfies the lower bound of a range such as >=20.19. */
export function isAtLeast(version, range) {
  const actual = parts(version);
  const minimum = parts(range);
  for (let index = 0; index < minimum.length; index += 1) {
    const difference = (actual[index] || 0) - minimum[index];
    if (difference !== 0) return difference > 0;
  }
  return true;
}
