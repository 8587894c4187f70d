// Shorter words change too much: "gas" is not a plural.
const minLength = 4;

const vowelAtEnd = /[aeiou]$/;

const singularsOf = (word: string): string[] => {
  if (word.endsWith('ss')) return [];
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  if (word.endsWith('es')) return [word.slice(0, -2), word.slice(0, -1)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
};

const pluralsOf = (word: string): string[] => {
  if (word.endsWith('s')) return [];
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`, `${word}es`];
  if (word.endsWith('y')) return [`${word.slice(0, -1)}ies`, `${word}s`];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`];
  if (word.endsWith('f')) return [`${word.slice(0, -1)}ves`, `${word}s`];
  return vowelAtEnd.test(word) ? [`${word}s`] : [`${word}es`, `${word}s`];
};

/** The forms a folded word may have in the singular or plural of Spanish and English; some may not exist. */
export const findInflections = (word: string): string[] =>
  word.length < minLength || !/^[a-z]+$/.test(word)
    ? []
    : [...singularsOf(word), ...pluralsOf(word)].filter((form) => form.length >= minLength - 1);
