import { foldText } from '@/engine/text/foldText';

import { type FaultList, RowError } from '../import/read/faults';
import { findBadLine } from '../import/read/readCsvFile';
import type { SynonymsBody } from '../repositories/contentRepository';
import { readString } from './contentFields';
import type { SynonymFile } from './contentKinds';
import type { ContentChange, ContentRow } from './contentSources';

type Group = string[];

// The contract's limits.
const maxGroups = 5000;
const maxWords = 20;

const maxWordLength = 100;

const example = 'as in: balde = cubo = cubeta';
const separator = ' = ';

export const describeGroup = (words: Group) => words.join(separator);

const fail = (problem: string): never => {
  throw new RowError(null, problem);
};

const readWord = (text: string): string => {
  const word = readString(text).replaceAll(/\s+/g, ' ');
  if (word === '') return fail(`nothing is on one side of an equals sign: write the words of a line ${example}`);
  if (word.length > maxWordLength) return fail(`${JSON.stringify(word)} is longer than ${maxWordLength} characters`);
  if (!/[\p{L}\p{N}]/u.test(word)) return fail(`${JSON.stringify(word)} has no letter or digit`);
  return word;
};

const readGroup = (line: string): Group => {
  // A Chinese keyboard types the wide sign.
  const words = line.split(/[=＝]/).map(readWord);
  if (words.length < 2) fail(`a line has two words or more, ${example}`);
  if (words.length > maxWords) fail(`has more than ${maxWords} words`);
  const folded = new Set<string>();
  for (const word of words) {
    if (folded.has(foldText(word))) fail(`${JSON.stringify(word)} appears twice; case and accents make no difference`);
    folded.add(foldText(word));
  }
  return words;
};

/** The groups of a file, one on each line; problems go into the fault list. */
export const readSynonymFile = (bytes: Buffer, faults: FaultList): Group[] => {
  const text = bytes.toString('utf8');
  const badLine = findBadLine(text);
  if (badLine) {
    faults.add(badLine, new RowError(null, 'the file is not in UTF-8: save it with this encoding'));
    return [];
  }
  const linesByGroup = new Map<string, number>();
  const groups: Group[] = [];
  for (const [index, each] of text.split(/\r\n?|\n/).entries()) {
    const content = each.trim();
    if (content === '' || content.startsWith('#')) continue;
    const line = index + 1;
    faults.attempt(line, () => {
      const words = readGroup(content);
      const key = JSON.stringify(words.map(foldText).sort());
      const earlier = linesByGroup.get(key);
      if (earlier !== undefined) fail(`is the same group as in line ${earlier}`);
      if (groups.length === maxGroups) fail(`only ${maxGroups.toLocaleString('en-US')} groups are used`);
      linesByGroup.set(key, line);
      groups.push(words);
    });
  }
  return groups;
};

const note = `# Words with one meaning, one group on each line, ${example}
# docs/content.md explains the file. What is not in it is removed by an import.
`;

const readStoredGroups = ({ kind }: SynonymFile, rows: ContentRow[]): Group[] => {
  const row = rows.find((each) => each.kind === kind);
  return row ? (JSON.parse(row.body) as SynonymsBody).groups : [];
};

export const writeSynonymFile = (file: SynonymFile, rows: ContentRow[]): string =>
  note +
  readStoredGroups(file, rows)
    .map((words) => `${describeGroup(words)}\n`)
    .join('');

export const toSynonymRow = ({ kind, language }: SynonymFile, groups: Group[]): ContentRow => ({
  kind,
  slug: kind,
  language,
  position: 1,
  body: JSON.stringify({ groups } satisfies SynonymsBody),
});

/** The row to write, if any, and what changes by it. */
export const compareSynonyms = (file: SynonymFile, groups: Group[], present: ContentRow[]) => {
  const after = groups.map(describeGroup);
  const before = readStoredGroups(file, present).map(describeGroup);
  const list = (entries: string[], others: string[], change: ContentChange['change']) => {
    const known = new Set(others);
    return entries.flatMap((entry): ContentChange[] =>
      known.has(entry) ? [] : [{ file: file.file, entry, change, fields: [] }],
    );
  };
  const changes = [...list(after, before, 'added'), ...list(before, after, 'removed')];
  const isReordered = changes.length === 0 && after.some((entry, index) => entry !== before[index]);
  if (isReordered) changes.push({ file: file.file, entry: 'the groups', change: 'changed', fields: ['order'] });
  const listGroups = (change: ContentChange['change']) =>
    changes.flatMap((each) => (each.change === change ? each.entry : []));
  const sides = { before: { groups: listGroups('removed') }, after: { groups: listGroups('added') } };
  const isChanged = changes.length > 0;
  return {
    rows: isChanged ? [toSynonymRow(file, groups)] : [],
    changes,
    recorded: isChanged ? [{ change: 'changed' as const, subject: file.kind, ...sides }] : [],
  };
};
