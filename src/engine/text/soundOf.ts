/** Spellings that sound the same in Spanish, or nearly so in English, in the order in which they are replaced. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ll/g, 'y'],
  [/ph/g, 'f'],
  [/qu(?=[ei])|ck|q|c(?![eih])/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/(?<![cs])h/g, ''],
  [/v/g, 'b'],
  [/(.)\1+/g, '$1'],
];

/** A folded word as it sounds: `toaya` and `toalla`, `hamer` and `hammer` are the same. */
export const soundOf = (word: string): string =>
  rules.reduce((sound, [spelling, replacement]) => sound.replace(spelling, replacement), word);
