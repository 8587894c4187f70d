import { isCommonPassword } from './commonPasswords';

/** Why a new password is too easy to guess. Also the codes the service rejects it with. */
export const passwordWeaknesses = [
  'passwordOwnName',
  'passwordRepeated',
  'passwordSequence',
  'passwordCommon',
] as const;

export type PasswordWeakness = (typeof passwordWeaknesses)[number];

// The number of characters that must remain once names and sequences are removed.
const minOwnCharacters = 5;
const minSequenceLength = 4;
const minDifferentCharacters = 4;

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const isSequence = (text: string) => sequences.some((sequence) => sequence.includes(text));

const countOwn = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;

const removeSequences = (text: string): string => {
  let rest = '';
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && isSequence(text.slice(start, end + 1))) end += 1;
    if (end - start < minSequenceLength) rest += text.slice(start, end);
    start = end;
  }
  return rest;
};

// Two characters can be a name in Chinese, but are too short elsewhere.
const isName = (part: string) => part.length > 2 || (part.length === 2 && /\p{Script=Han}/u.test(part));

const findNames = (owner: readonly string[]) =>
  owner
    .map((value) => value.normalize('NFKC').trim().toLowerCase())
    .flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}]+/u)])
    .filter(isName)
    .sort((one, other) => other.length - one.length);

const isOwnName = (text: string, owner: readonly string[]) => {
  const rest = findNames(owner).reduce((remaining, name) => remaining.split(name).join(''), text);
  return rest !== text && countOwn(removeSequences(rest)) < minOwnCharacters;
};

const rules: Record<PasswordWeakness, (text: string, owner: readonly string[]) => boolean> = {
  passwordOwnName: isOwnName,
  passwordRepeated: (text) => new Set(text).size < minDifferentCharacters || /^(.+?)\1+$/su.test(text),
  passwordSequence: (text) => {
    const rest = removeSequences(text);
    return rest !== text && countOwn(rest) < minOwnCharacters;
  },
  passwordCommon: isCommonPassword,
};

/** `owner` is what is publicly known about the person: the user name, the email, the name, and the name of the shop. */
export const findPasswordWeaknesses = (password: string, owner: readonly string[]): PasswordWeakness[] => {
  const text = password.normalize('NFKC').toLowerCase();
  return passwordWeaknesses.filter((weakness) => rules[weakness](text, owner));
};
