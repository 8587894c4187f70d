import { foldText, searchWords, withoutPunctuation } from './foldText';

export type MarkedPart = { text: string; isMarked: boolean };

type Character = { text: string; folded: string; isMarked: boolean };

const splitCharacters = (text: string, kind: 'name' | 'code'): Character[] =>
  Array.from(text, (character) => {
    const folded = foldText(character);
    return { text: character, folded: kind === 'code' ? withoutPunctuation(folded) : folded, isMarked: false };
  });

const markWord = (characters: Character[], folded: string, word: string): void => {
  for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
    let at = 0;
    for (const character of characters) {
      const end = at + character.folded.length;
      if (at < from + word.length && end > from && character.folded !== '') character.isMarked = true;
      at = end;
    }
  }
};

/** An accent is marked with its letter, and the dash of a code with its neighbours. */
const markBetween = (characters: Character[]): void => {
  let before = false;
  for (const [at, character] of characters.entries()) {
    if (character.folded !== '') before = character.isMarked;
    else {
      const next = characters.slice(at + 1).find(({ folded }) => folded !== '');
      character.isMarked = before && (/\p{M}/u.test(character.text) || next?.isMarked === true);
    }
  }
};

// Longer texts are truncated on screen well before this.
const longest = 500;

/** Splits the text into parts, marking those that match the search; joined, the parts equal the text. */
export const markedParts = (text: string, search: string, kind: 'name' | 'code'): MarkedPart[] => {
  const characters = splitCharacters(text.slice(0, longest), kind);
  const folded = characters.map((character) => character.folded).join('');
  for (const { inName, inCode } of searchWords(search)) {
    const word = kind === 'code' ? inCode : inName;
    if (word !== '') markWord(characters, folded, word);
  }
  markBetween(characters);
  const parts: MarkedPart[] = [];
  for (const { text: own, isMarked } of [...characters, { text: text.slice(longest), isMarked: false }]) {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += own;
    else if (own !== '') parts.push({ text: own, isMarked });
  }
  return parts;
};
