const plain = /^[\x20-\x7e]*$/;
const marks = /[\p{M}\p{Cf}]/gu;
const blanks = /\s/g;
const punctuation = /[^\p{L}\p{N}]/gu;
const plainPunctuation = /[^a-z0-9]/g;
const lettersAndDigits = /^[a-z0-9]*$/;
const punctuationAtEnds = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Ignores case, accents and full-width forms; white space becomes plain spaces. */
export const foldText = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(marks, '')
        .toLowerCase()
        // A capital sigma lower-cases to one of two letters, depending on its position in the word.
        .replaceAll('ς', 'σ')
        .replace(blanks, ' ');

/** Takes folded text. Punctuation and white space in codes are irrelevant: KT-1042 is kt1042. */
export const withoutPunctuation = (folded: string): string => {
  if (lettersAndDigits.test(folded)) return folded;
  return folded.replace(plain.test(folded) ? plainPunctuation : punctuation, '');
};

export const foldCode = (code: string): string => withoutPunctuation(foldText(code));

export type SearchWord = {
  /** The form matched against names. */
  inName: string;
  /** The form matched against codes; empty if it is only punctuation. */
  inCode: string;
};

const firstHan = 0x4e00;
const lastHan = 0x9fff;

/** Whether a character is one of the common Chinese ones. */
export const isHan = (code: number): boolean => code >= firstHan && code <= lastHan;

const isPlainOrHan = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || isHan(code);

/** Most words have no punctuation, which characters tell in a tenth of the time. */
export const trimPunctuation = (word: string): string =>
  isPlainOrHan(word.charCodeAt(0)) && isPlainOrHan(word.charCodeAt(word.length - 1))
    ? word
    : word.replace(punctuationAtEnds, '');

/** Spec §7: search splits the words. */
export const searchWords = (text: string): SearchWord[] =>
  [...new Set(foldText(text).split(' '))]
    .filter((word) => word !== '')
    // A word pasted with a comma or quotation mark still matches; a word of only punctuation is kept as is.
    .map((word) => ({ inName: trimPunctuation(word) || word, inCode: withoutPunctuation(word) }));
