import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Language } from '@/shared/i18n/languages';

import type { Operation } from '../conformance/operations';
import { listRequired } from '../conformance/readingValues';
import { getErrorCode, getErrorMessage, OperatorError } from '../errors';

/** One file: what a provider has answered to one request. */
export type RecordedAnswer = {
  request: string;
  status: number;
  headers: Record<string, string>;
  /** Unless it was not JSON. */
  body?: unknown;
  text?: string;
};

/** Whose parameters do not tell files apart: there is one account and one client, and lists are chosen from. */
const unnamed = ['accountId', 'companyId', 'clientId', 'ids[]', 'names[]'];

const toFile = (operation: Operation, values: Record<string, unknown>, language: Language) => {
  const names = listRequired(operation).filter((name) => !unnamed.includes(name));
  const parts = names.map((name) => encodeURIComponent(String(values[name])));
  return join(operation.service, operation.operationId, `${[...parts, language].join('.')}.json`);
};

export const writeAnswer = async (
  directory: string,
  operation: Operation,
  values: Record<string, unknown>,
  language: Language,
  answer: RecordedAnswer,
) => {
  const file = join(directory, toFile(operation, values, language));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(answer, null, 2)}\n`);
};

/** Reads the files of a recording; each again once it was edited. */
export const createRecordingReader = (directory: string) => {
  const read = new Map<string, { changed: number; answer: RecordedAnswer }>();
  return async (
    operation: Operation,
    values: Record<string, unknown>,
    language: Language,
  ): Promise<RecordedAnswer | undefined> => {
    const file = join(directory, toFile(operation, values, language));
    try {
      const { mtimeMs: changed } = await stat(file);
      const known = read.get(file);
      if (known?.changed === changed) return known.answer;
      const answer = JSON.parse(await readFile(file, 'utf8')) as RecordedAnswer;
      read.set(file, { changed, answer });
      return answer;
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return undefined;
      throw new OperatorError(`Cannot read ${file}: ${getErrorMessage(error)}`);
    }
  };
};
