import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { RowError } from '../import/faults';
import { pictureKinds } from '../import/images';
import { type FileToStore, hashedName } from '../repositories/fileStore';
import { filesFolder } from './contentFields';
import type { MediaType } from './contentKinds';

const megabyte = 1024 * 1024;

const filmKinds: typeof pictureKinds = {
  '.mp4': { contentType: 'video/mp4', fits: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp' },
  '.webm': { contentType: 'video/webm', fits: (bytes) => bytes.subarray(0, 4).toString('hex') === '1a45dfa3' },
};

const media = {
  picture: { kinds: pictureKinds, limit: 5 * megabyte },
  film: { kinds: filmKinds, limit: 100 * megabyte },
};

const refuse = (name: string, problem: string) => new RowError(null, `${filesFolder}/${name} ${problem}`);

const readFile = (directory: string, name: string, type: MediaType) => {
  const { kinds, limit } = media[type];
  const path = join(directory, filesFolder, name);
  const stats = basename(name) === name ? statSync(path, { throwIfNoEntry: false }) : undefined;
  if (!stats?.isFile()) throw refuse(name, 'does not exist');
  const kind = kinds[extname(name).toLowerCase()];
  if (!kind) throw refuse(name, `is not a ${type}: use ${Object.keys(kinds).join(', ')}`);
  if (stats.size > limit) throw refuse(name, `is larger than ${limit / megabyte} MB`);
  const bytes = readFileSync(path);
  if (!kind.fits(bytes)) throw refuse(name, 'has content that does not match its ending');
  return { contentType: kind.contentType, bytes };
};

// As exported: with the hash of its content before the ending.
const hashInName = /\.[0-9a-f]{10}$/;

const getStem = (name: string) =>
  basename(name, extname(name))
    .replace(hashInName, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 80) || 'file';

/** The files of a content folder, each read once, and stored under a name that changes with its content. */
export const createContentFiles = (directory: string) => {
  const files = new Map<string, FileToStore>();
  return {
    storeFile: (name: string, type: MediaType): string => {
      const key = `${type} ${name}`;
      const known = files.get(key);
      if (known) return known.name;
      const { contentType, bytes } = readFile(directory, name, type);
      const stored = hashedName(getStem(name), extname(name).slice(1).toLowerCase(), bytes);
      files.set(key, { container: 'Content', name: stored, contentType, bytes });
      return stored;
    },
    all: () => [...files.values()],
  };
};
