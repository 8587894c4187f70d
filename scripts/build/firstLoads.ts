import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import { type Language, languages } from '../../src/shared/i18n/languages';
import { getTextChunk } from '../../src/shared/i18n/loadMessages';
import { pageScripts } from '../../src/shared/lib/pageScripts';
import {
  chunkFilesName,
  engineChunk,
  engineWorkerChunk,
  getScreen,
  isUnlisted,
  type ScreenName,
  screenNames,
} from '../../src/shared/routing/screens';

/** In bytes, compressed with Brotli; see ADR 5. */
export const budgets = { start: 210_000, firstView: 300_000 };

export const compressBrotli = (content: Buffer) =>
  zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });

type FirstLoad = {
  screen: ScreenName;
  /** The scripts that the HTML page itself references. */
  start: string[];
  /** `start` plus the screen's code and texts, the parts rendered with it, and the catalogue engine with its worker. */
  firstView: string[];
};

/** Chunks that are rendered by the server and hydrated together with the screen. */
const lazyParts: Partial<Record<ScreenName, readonly string[]>> = {
  home: ['item-rail', 'home-sections'],
  stockItem: ['related-items'],
  contact: ['contact-form'],
};

const listChunks = (name: ScreenName, language: Language): string[] => {
  const { guard, chunk, startsEngine } = getScreen(name);
  if (isUnlisted(name) && guard !== 'signedOut') return [];
  const engine = startsEngine ? [engineChunk, engineWorkerChunk] : [];
  return [chunk, 'footer', ...(lazyParts[name] ?? []), ...engine, getTextChunk(language)];
};

/** The scripts that a first visit to each public screen loads, in every language, as files of the built application. */
export const listFirstLoads = (dist: string): FirstLoad[] => {
  const start = pageScripts(readFileSync(path.join(dist, 'index.html'), 'utf8')).map((address) => address.slice(1));
  const chunkFiles = JSON.parse(readFileSync(path.join(dist, chunkFilesName), 'utf8')) as Record<string, string[]>;
  const listFiles = (chunk: string) => {
    const files = chunkFiles[chunk];
    if (!files) throw new Error(`The build has no chunk ${chunk}.`);
    return files;
  };
  return screenNames.flatMap((screen) =>
    languages.flatMap((language) => {
      const chunks = listChunks(screen, language);
      if (chunks.length === 0) return [];
      return [{ screen, start, firstView: [...new Set([...start, ...chunks.flatMap(listFiles)])] }];
    }),
  );
};

/** The size of each script in bytes, measured once. */
const createMeasure = (dist: string) => {
  const sizes = new Map<string, number>();
  return (files: string[]) =>
    files.reduce((sum, file) => {
      const size = sizes.get(file) ?? compressBrotli(readFileSync(path.join(dist, file))).length;
      sizes.set(file, size);
      return sum + size;
    }, 0);
};

/** The first load of each screen, in the language in which it is largest. */
export const measureFirstLoads = (dist: string): Map<ScreenName, Record<keyof typeof budgets, number>> => {
  const measure = createMeasure(dist);
  const largest = new Map<ScreenName, Record<keyof typeof budgets, number>>();
  for (const { screen, start, firstView } of listFirstLoads(dist)) {
    const size = Math.max(measure(firstView), largest.get(screen)?.firstView ?? 0);
    largest.set(screen, { start: measure(start), firstView: size });
  }
  return largest;
};
