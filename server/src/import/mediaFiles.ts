import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

import { foldText } from '@/engine/text/foldText';

import { PictureError, preparePicture } from '../pictures/preparePicture';
import { type FileToStore, hashedName } from '../repositories/fileStore';
import { RowError, TranslatedRowError } from './read/faults';

/** The file types allowed for one purpose, by extension in lower case. */
export type MediaKind = {
  name: string;
  maxMegabytes: number;
  endings: Record<string, { contentType: string; fits: (bytes: Buffer) => boolean; maxMegabytes?: number }>;
};

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

export const pictures: MediaKind = {
  name: 'picture',
  maxMegabytes: 20,
  endings: {
    '.svg': {
      contentType: 'image/svg+xml',
      maxMegabytes: 1,
      fits: (bytes) => /<svg[\s>]/.test(bytes.subarray(0, 4096).toString('utf8')),
    },
    '.png': { contentType: 'image/png', fits: (bytes) => startsWith(bytes, '\x89PNG') },
    '.jpg': { contentType: 'image/jpeg', fits: (bytes) => startsWith(bytes, '\xff\xd8\xff') },
    '.jpeg': { contentType: 'image/jpeg', fits: (bytes) => startsWith(bytes, '\xff\xd8\xff') },
    '.webp': { contentType: 'image/webp', fits: (bytes) => startsWith(bytes, 'WEBP', 8) },
    '.avif': { contentType: 'image/avif', fits: (bytes) => startsWith(bytes, 'ftyp', 4) },
    '.gif': { contentType: 'image/gif', fits: (bytes) => startsWith(bytes, 'GIF8') },
  },
};

export const films: MediaKind = {
  name: 'film',
  maxMegabytes: 100,
  endings: {
    '.mp4': { contentType: 'video/mp4', fits: (bytes) => startsWith(bytes, 'ftyp', 4) },
    '.webm': { contentType: 'video/webm', fits: (bytes) => startsWith(bytes, '\x1a\x45\xdf\xa3') },
  },
};

export const documents: MediaKind = {
  name: 'document',
  maxMegabytes: 20,
  endings: { '.pdf': { contentType: 'application/pdf', fits: (bytes) => startsWith(bytes, '%PDF-') } },
};

/** Identifies a file that is stored otherwise. */
export const digestSource = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

// Exported files have the hash of their content before the extension.
const hashInName = /\.[0-9a-f]{10}$/;

// The address of a file may contain only letters, digits, dots and dashes.
const getStem = (fileName: string, ending: string, fallback: string) =>
  fileName
    .slice(0, -ending.length)
    .replace(hashInName, '')
    .normalize('NFD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || fallback;

/** The names on disk, by the names that people type: macOS stores accents as separate characters. */
export const listFileNames = (directory: string): Map<string, string> =>
  new Map(readdirSync(directory).map((name) => [name.normalize('NFC'), name]));

/** Hints at the file whose name differs only in case or accents. */
export const createFileHints = (names: Iterable<string>) => {
  let byFolded: Map<string, string> | undefined;
  return (name: string): string => {
    byFolded ??= new Map([...names].map((each) => [foldText(each), each]));
    const meant = byFolded.get(foldText(name));
    return meant === undefined ? '' : `. Did you mean ${JSON.stringify(meant)}?`;
  };
};

type Place = { kind: MediaKind; container: string; column: string | null };

const findRules = (fileName: string, { kind, column }: Place) => {
  const ending = extname(fileName).toLowerCase();
  const rules = kind.endings[ending];
  if (rules === undefined) {
    const known = Object.keys(kind.endings).join(', ');
    throw new TranslatedRowError(column, 'mediaUnsupported', {
      name: JSON.stringify(fileName),
      kind: kind.name,
      known,
    });
  }
  return { maxMegabytes: kind.maxMegabytes, ...rules, ending };
};

const refuseLarge = (fileName: string, { column }: Place, size: number, maxMegabytes: number) => {
  if (size > maxMegabytes * 1024 * 1024)
    throw new TranslatedRowError(column, 'mediaTooLarge', { name: JSON.stringify(fileName), max: maxMegabytes });
};

/** Checks a file, and gives it a name that changes with its content. */
export const toMediaFile = (fileName: string, bytes: Buffer, place: Place): FileToStore => {
  const { contentType, ending, fits, maxMegabytes } = findRules(fileName, place);
  refuseLarge(fileName, place, bytes.length, maxMegabytes);
  if (!fits(bytes)) throw new TranslatedRowError(place.column, 'mediaMismatch', { name: JSON.stringify(fileName) });
  const name = hashedName(getStem(fileName, ending, place.kind.name), ending.slice(1), bytes);
  return { container: place.container, name, contentType, bytes };
};

/** Reads a file of a folder. `column` is for error messages. */
export const readMediaFile = (directory: string, fileName: string, place: Place): FileToStore => {
  const { maxMegabytes } = findRules(fileName, place);
  const path = join(directory, fileName);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new RowError(place.column, `${JSON.stringify(fileName)} is not a file`);
  refuseLarge(fileName, place, stats.size, maxMegabytes);
  return toMediaFile(fileName, readFileSync(path), place);
};

/** A picture as it is to be stored, which may differ from the file. */
export const prepareMediaFile = async (
  file: FileToStore,
  fileName: string,
  column: string | null,
): Promise<FileToStore> => {
  try {
    const prepared = await preparePicture(file.bytes, file.contentType);
    if (!prepared) return file;
    const { contentType, extension, bytes } = prepared;
    const stem = getStem(fileName, extname(fileName), pictures.name);
    const sourceDigest = digestSource(file.bytes);
    return { container: file.container, name: hashedName(stem, extension, bytes), contentType, bytes, sourceDigest };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new TranslatedRowError(column, error.messageId, { name: JSON.stringify(fileName), ...error.values });
  }
};
