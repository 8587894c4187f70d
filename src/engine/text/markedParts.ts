import { foldText, searchWords, withoutPunctuation } from './foldText';

export type MarkedPart = { text: string; isMarked: boolean };

type Sign = { text: string; folded: string; isMarked: boolean };

const splitCharacters = (text: string, kind: 'name' | 'code'): Sign[] =>
  Array.from(text, (sign) => {
    const folded = foldText(sign);
    return { text: sign, folded: kind === 'code' ? withoutPunctuation(folded) : folded, isMarked: false };
  });

const markWord = (signs: Sign[], folded: string, word: string): void => {
  for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
    let at = 0;
    for (const sign of signs) {
      const end = at + sign.folded.length;
      if (at < from + word.length && end > from && sign.folded !== '') sign.isMarked = true;
      at = end;
    }
  }
};

/** An accent is marked with its letter, and the dash of a code with its neighbours. */
const markBetween = (signs: Sign[]): void => {
  let before = false;
  for (const [at, sign] of signs.entries()) {
    if (sign.folded !== '') before = sign.isMarked;
    else {
      const next = signs.slice(at + 1).find(({ folded }) => folded !== '');
      sign.isMarked = before && (/\p{M}/u.test(sign.text) || next?.isMarked === true);
    }
  }
};

// Longer texts are truncated on screen well before this.
const longest = 500;

/** Splits the text into parts, marking those that match the search; joined, the parts equal the text. */
export const markedParts = (text: string, search: string, kind: 'name' | 'code'): MarkedPart[] => {
  const signs = splitCharacters(text.slice(0, longest), kind);
  const folded = signs.map((sign) => sign.folded).join('');
  for (const { inName, inCode } of searchWords(search)) {
    const word = kind === 'code' ? inCode : inName;
    if (word !== '') markWord(signs, folded, word);
  }
  markBetween(signs);
  const parts: MarkedPart[] = [];
  for (const { text: own, isMarked } of [...signs, { text: text.slice(longest), isMarked: false }]) {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += own;
    else if (own !== '') parts.push({ text: own, isMarked });
  }
  return parts;
};
