import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { RowError } from '../import/faults';
import { pictureKinds } from '../import/images';
import { type FileToStore, hashedName } from '../repositories/fileStore';
import { filesFolder } from './contentFields';

const megabyte = 1024 * 1024;
const limits = { picture: 5 * megabyte, film: 100 * megabyte };

const films: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

const getContentType = (name: string, bytes: Buffer): string => {
  const extension = extname(name).toLowerCase();
  const film = films[extension];
  if (film !== undefined) return film;
  const picture = pictureKinds[extension];
  if (!picture)
    throw new RowError(
      null,
      `${name} is of an unknown kind: use ${[...Object.keys(pictureKinds), ...Object.keys(films)].join(', ')}`,
    );
  if (!picture.fits(bytes)) throw new RowError(null, `${name} has content that does not match its ending`);
  return picture.contentType;
};

// As exported: with the hash of its content before the ending.
const hashInName = /\.[0-9a-f]{10}$/;

/** The files of a content folder, each read once, and stored under a name that changes with its content. */
export const createContentFiles = (directory: string) => {
  const files = new Map<string, FileToStore>();
  return {
    storeFile: (name: string): string => {
      const known = files.get(name);
      if (known) return known.name;
      const path = join(directory, filesFolder, name);
      if (basename(name) !== name || !existsSync(path))
        throw new RowError(null, `${filesFolder}/${name} does not exist`);
      const { size } = statSync(path);
      const extension = extname(name);
      const limit = Object.hasOwn(films, extension.toLowerCase()) ? limits.film : limits.picture;
      if (size > limit) throw new RowError(null, `${name} is larger than ${limit / megabyte} MB`);
      const bytes = readFileSync(path);
      const contentType = getContentType(name, bytes);
      const stem =
        basename(name, extension)
          .replace(hashInName, '')
          .replaceAll(/[^\w-]+/g, '-') || 'file';
      const stored = hashedName(stem, extension.slice(1).toLowerCase(), bytes);
      files.set(name, { container: 'Content', name: stored, contentType, bytes });
      return stored;
    },
    all: () => [...files.values()],
  };
};
