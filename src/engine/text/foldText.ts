const plain = /^[\x20-\x7e]*$/;
const marks = /[\p{M}\p{Cf}]/gu;
const blanks = /\s/g;
const punctuation = /[^\p{L}\p{N}]/gu;
const plainPunctuation = /[^a-z0-9]/g;
const lettersAndDigits = /^[a-z0-9]*$/;
const atTheEnds = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What case, accents and full-width forms leave equal; white space becomes plain spaces. */
export const foldText = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(marks, '')
        .toLowerCase()
        // A capital sigma becomes one of two small letters, by its place in the word.
        .replaceAll('ς', 'σ')
        .replace(blanks, ' ');

/** Takes folded text. Punctuation and white space of codes say nothing: KT-1042 is kt1042. */
export const withoutPunctuation = (folded: string): string => {
  if (lettersAndDigits.test(folded)) return folded;
  return folded.replace(plain.test(folded) ? plainPunctuation : punctuation, '');
};

export const foldCode = (code: string): string => withoutPunctuation(foldText(code));

export type SearchWord = {
  /** As it is looked for in names. */
  inName: string;
  /** As it is looked for in codes; empty when it is punctuation only. */
  inCode: string;
};

// A word pasted with a comma or a quotation mark still finds; a word of punctuation only is looked for as it is.
const trimmed = (folded: string) => folded.replace(atTheEnds, '') || folded;

/** Spec §7: search splits the words. */
export const searchWords = (text: string): SearchWord[] =>
  [...new Set(foldText(text).split(' '))]
    .filter((word) => word !== '')
    .map((word) => ({ inName: trimmed(word), inCode: withoutPunctuation(word) }));
