/**
 * Each run of 1 to 3 characters has a number. Runs of Latin letters and digits have unique numbers;
 * pairs and triples of other scripts share numbers, so their matches must be checked against the text.
 */
const classes = 64;
const ownClasses = 36;
const pairsFrom = 0x10000;
const triplesFrom = pairsFrom + classes ** 2;
export const runCount = triplesFrom + classes ** 3;

export const space = 32;

const classifyCharacter = (code: number): number => {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return code - 22;
  return ownClasses + (code % (classes - ownClasses));
};

const classTable = Uint8Array.from({ length: 0x10000 }, (_, code) => classifyCharacter(code));

export const classOfCode = (code: number): number => classTable[code] ?? 0;
export const runOfPair = (one: number, two: number): number => pairsFrom + one * classes + two;
export const runOfTriple = (one: number, two: number, three: number): number =>
  triplesFrom + (one * classes + two) * classes + three;

const classifyCharacters = (word: string): number[] =>
  Array.from({ length: word.length }, (_, at) => classOfCode(word.charCodeAt(at)));

/** The longest runs of a word: its only character, its only pair, or all its triples. */
export const getRuns = (word: string): number[] => {
  if (word.length === 1) return [word.charCodeAt(0)];
  const own = classifyCharacters(word);
  const [first = 0, second = 0] = own;
  if (word.length === 2) return [runOfPair(first, second)];
  return own.slice(2).map((third, at) => runOfTriple(own[at] ?? 0, own[at + 1] ?? 0, third));
};

/** Whether containing the word's run is the same as containing the word. */
export const isRunOfItsOwn = (word: string): boolean =>
  word.length === 1 || (word.length <= 3 && classifyCharacters(word).every((own) => own < ownClasses));
