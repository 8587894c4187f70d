import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Texts } from './localeFaults';

export const getLocaleFile = (name: string) => path.resolve(__dirname, '..', '..', 'locales', `${name}.json`);

export const readTexts = (language: string) => JSON.parse(readFileSync(getLocaleFile(language), 'utf8')) as Texts;

export const writeTexts = (language: string, texts: Texts) =>
  writeFileSync(getLocaleFile(language), `${JSON.stringify(texts, null, 2)}\n`);

/** The ids whose translation may equal the English text, by language. */
export const readIdentical = (folder: string) =>
  JSON.parse(readFileSync(getLocaleFile(`${folder}identical`), 'utf8')) as Record<string, string[]>;
