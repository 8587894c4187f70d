import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

import { getFileProblem, StartError } from '../errors';
import { type FileToStore, hashedName } from '../repositories/fileStore';
import { RowError } from './faults';

export type ImageSource = {
  /** The name under which the blob storage has, or will have, the picture. */
  findImage: (fileName: string) => string;
  /** The planned files that the storage lacks, a few at a time so that they are never all in memory. */
  missing: (names: Iterable<string | null>) => Generator<FileToStore>;
};

const maxPictureSize = 5 * 1024 * 1024;

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

export const pictureKinds: Record<string, { contentType: string; fits: (bytes: Buffer) => boolean }> = {
  '.svg': { contentType: 'image/svg+xml', fits: (bytes) => /<svg[\s>]/.test(bytes.subarray(0, 4096).toString('utf8')) },
  '.png': { contentType: 'image/png', fits: (bytes) => startsWith(bytes, '\x89PNG') },
  '.jpg': { contentType: 'image/jpeg', fits: (bytes) => startsWith(bytes, '\xff\xd8\xff') },
  '.jpeg': { contentType: 'image/jpeg', fits: (bytes) => startsWith(bytes, '\xff\xd8\xff') },
  '.webp': { contentType: 'image/webp', fits: (bytes) => startsWith(bytes, 'WEBP', 8) },
  '.avif': { contentType: 'image/avif', fits: (bytes) => startsWith(bytes, 'ftyp', 4) },
  '.gif': { contentType: 'image/gif', fits: (bytes) => startsWith(bytes, 'GIF8') },
};

const refuse = (fileName: string, reason: string) => new RowError('image', `${JSON.stringify(fileName)} ${reason}`);

// The address of a picture may only contain letters, digits, points and dashes.
const getStem = (fileName: string, extension: string) =>
  fileName
    .slice(0, -extension.length)
    .normalize('NFD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || 'picture';

const readPicture = (directory: string, fileName: string): FileToStore => {
  const extension = extname(fileName).toLowerCase();
  const kind = pictureKinds[extension];
  if (kind === undefined)
    throw refuse(fileName, `is not a supported picture: use ${Object.keys(pictureKinds).join(', ')}`);
  const path = join(directory, fileName);
  const { size } = statSync(path);
  if (size > maxPictureSize) throw refuse(fileName, `is larger than ${maxPictureSize / 1024 / 1024} MB`);
  const bytes = readFileSync(path);
  if (!kind.fits(bytes)) throw refuse(fileName, 'has content that does not match its extension');
  const name = hashedName(getStem(fileName, extension), extension.slice(1), bytes);
  return { container: 'StockItemImages', name, contentType: kind.contentType, bytes };
};

const listDirectory = (directory: string): Set<string> => {
  try {
    return new Set(readdirSync(directory));
  } catch (error) {
    throw new StartError(`Cannot read the picture folder: ${getFileProblem(error)}.`);
  }
};

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Pictures from a folder, or else from the blob storage, which `stored` lists. */
export const createImageSource = (directory: string | null, stored: Set<string>): ImageSource => {
  const inFolder = directory === null ? new Set<string>() : listDirectory(directory);
  const nameByFile = new Map<string, string>();
  const fileByDigest = new Map<string, { fileName: string; digest: string }>();
  return {
    findImage: (fileName) => {
      const known = nameByFile.get(fileName);
      if (known !== undefined) return known;
      if (directory === null || !inFolder.has(fileName)) {
        if (stored.has(fileName)) return fileName;
        throw refuse(fileName, directory === null ? 'is not in the blob storage' : 'is not in the picture folder');
      }
      const { name, bytes } = readPicture(directory, fileName);
      nameByFile.set(fileName, name);
      fileByDigest.set(name, { fileName, digest: hashBytes(bytes) });
      return name;
    },
    *missing(names) {
      for (const name of new Set(names)) {
        const source = name === null ? undefined : fileByDigest.get(name);
        if (name === null || directory === null || source === undefined || stored.has(name)) continue;
        const file = readPicture(directory, source.fileName);
        if (hashBytes(file.bytes) !== source.digest)
          throw new StartError(`Nothing was written: the picture ${source.fileName} changed during the import.`);
        yield file;
      }
    },
  };
};
