const end = '\n';
const endCode = 10;
const spaceCode = 32;

const gramBits = 17;

const numberOfGram = (one: number, two: number, three: number) =>
  Math.imul((one * 0x10001) ^ (two * 0x1f35) ^ (three * 0x2c1b3), 0x9e3779b1) >>> (32 - gramBits);

/** Calls back with numbers for each two and three characters in a row, which others may share. */
const eachGram = (text: string, visit: (gram: number) => void) => {
  let before = text.charCodeAt(0);
  let beforeThat = 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    visit(numberOfGram(before, code, 0));
    if (at > 1) visit(numberOfGram(beforeThat, before, code));
    beforeThat = before;
    before = code;
  }
};

/** Folded texts as one string: as many strings would take five times as much memory. */
export type PackedTexts = {
  count: number;
  at: (number: number) => string;
  lengthAt: (number: number) => number;
  codeAt: (number: number, at: number) => number;
  /** The last characters, or all if there are fewer. */
  endOf: (number: number, count: number) => string;
  /**
   * Calls back with each text that contains a fragment without spaces, and whether a word in it begins so, until it returns true, as
   * does this function then.
   */
  some: (fragment: string, visit: (number: number, begins: boolean) => boolean) => boolean;
};

export const packTexts = (texts: readonly string[]): PackedTexts => {
  const all = texts.map((text) => text + end).join('');
  const starts = new Uint32Array(texts.length + 1);
  for (const [number, text] of texts.entries()) starts[number + 1] = (starts[number] ?? 0) + text.length + 1;
  // Most fragments are in the codes of no items, or in no names of a language: these need not be read.
  const grams = new Uint8Array(1 << (gramBits - 3));
  eachGram(all, (gram) => (grams[gram >> 3] = (grams[gram >> 3] ?? 0) | (1 << (gram & 7))));

  const mayHave = (fragment: string) => {
    let isPossible = true;
    eachGram(fragment, (gram) => (isPossible &&= ((grams[gram >> 3] ?? 0) & (1 << (gram & 7))) !== 0));
    return isPossible;
  };
  const beginsAt = (at: number) => {
    const before = at === 0 ? endCode : all.charCodeAt(at - 1);
    return before === endCode || before === spaceCode;
  };

  return {
    count: texts.length,
    at: (number) => all.slice(starts[number], (starts[number + 1] ?? 0) - 1),
    lengthAt: (number) => (starts[number + 1] ?? 0) - (starts[number] ?? 0) - 1,
    codeAt: (number, at) => all.charCodeAt((starts[number] ?? 0) + at),
    endOf: (number, count) => {
      const next = (starts[number + 1] ?? 0) - 1;
      return all.slice(Math.max(starts[number] ?? 0, next - count), next);
    },
    some: (fragment, visit) => {
      if (fragment === '' || fragment.includes(' ') || !mayHave(fragment)) return false;
      let number = 0;
      for (let at = all.indexOf(fragment); at >= 0;) {
        while ((starts[number + 1] ?? 0) <= at) number += 1;
        const next = starts[number + 1] ?? 0;
        let begins = beginsAt(at);
        while (!begins) {
          at = all.indexOf(fragment, at + 1);
          if (at < 0 || at >= next) break;
          begins = beginsAt(at);
        }
        if (visit(number, begins)) return true;
        if (begins) at = all.indexOf(fragment, next);
      }
      return false;
    },
  };
};
