import { readFields } from './readValues';

/** Words with one meaning, as the shop has written them. */
export type SynonymWords = readonly string[];

const isWord = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const readWords = (record: unknown): SynonymWords => {
  const words = readFields(record)?.words;
  return Array.isArray(words) ? words.filter(isWord) : [];
};

export const readSynonyms = (records: readonly unknown[]): SynonymWords[] =>
  records.map(readWords).filter((words) => words.length > 1);
