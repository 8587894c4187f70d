import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Language } from '@/shared/i18n/languages';
import { readCsv } from '@/shared/lib/readCsv';

import type { JudgedItem } from './demoCatalogue';

export const queryKinds = [
  'code',
  'name',
  'misspelling',
  'unit',
  'synonym',
  'category',
  'feature',
  'plural',
  'partial',
  'order',
  'compound',
  'nonsense',
] as const;

export type QueryKind = (typeof queryKinds)[number];

export type JudgedQuery = { kind: QueryKind; text: string; isAccepted: (item: JudgedItem) => boolean };

const isKind = (text: string | undefined): text is QueryKind => queryKinds.some((kind) => kind === text);

const readConditions = (accept: string) => {
  const patterns = accept.split(' & ').map((pattern) => new RegExp(pattern, 'u'));
  return ({ line }: JudgedItem) => accept !== '' && patterns.every((pattern) => pattern.test(line));
};

/** The judged queries of a language; fails at a row that cannot be read. */
export const readJudgedQueries = async (language: Language): Promise<JudgedQuery[]> => {
  const file = join(process.cwd(), 'test', 'search', `${language}.csv`);
  const [heading, ...rows] = readCsv(await readFile(file, 'utf8')).records.filter((cells) => cells.join('') !== '');
  if (heading?.join() !== 'kind,query,accept') throw new Error(`${file} has no heading`);
  return rows.map((cells) => {
    const [kind, text = '', accept = ''] = cells;
    if (cells.length !== 3 || !isKind(kind) || text === '') throw new Error(`${file}: ${cells.join()}`);
    if ((accept === '') !== (kind === 'nonsense')) throw new Error(`${file}: ${text} accepts nothing, or is nonsense`);
    return { kind, text, isAccepted: readConditions(accept) };
  });
};
