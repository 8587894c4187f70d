import { createHash } from 'node:crypto';

import { isWebAddress } from '@/shared/lib/blobAddress';

import { getFileProblem, OperatorError } from '../errors';
import type { FileToStore } from '../repositories/fileStore';
import { createFileHints, documents, listFileNames, type MediaKind, pictures, readMediaFile } from './mediaFiles';
import { findPictureProblem, type PictureOrigins } from './pictureAddress';
import { detach } from './read/cells';
import { RowError } from './read/faults';

/** A column that names files: their kind, and where they are stored. */
export type MediaPlace = { column: string; container: string; kind: MediaKind };

export const itemPictures: MediaPlace = { column: 'image', container: 'StockItemImages', kind: pictures };
export const categoryPictures: MediaPlace = { column: 'image', container: 'StockCategoryImages', kind: pictures };
export const featurePictures: MediaPlace = { column: 'image', container: 'StockItemFeatureImages', kind: pictures };
export const featureFiles: MediaPlace = { column: 'file', container: 'StockItemFeatureFiles', kind: documents };

export type MediaSource = {
  /** The name under which the blob storage has, or will have, the file. */
  find: (fileName: string) => string;
  /** Yields the files that are neither stored nor `taken` yet, one by one, so that they are never all in memory. */
  missing: (names: Iterable<string | null>, taken: Set<string>) => Generator<FileToStore>;
};

type Storage = {
  directory: string | null;
  /** The names in the blob storage. */
  stored: Set<string>;
  /** Those of pictures elsewhere. */
  origins: PictureOrigins;
};

const listFolder = (directory: string) => {
  try {
    return listFileNames(directory);
  } catch (error) {
    throw new OperatorError(`Cannot read the picture folder: ${getFileProblem(error)}.`);
  }
};

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Files from a folder, or else from the blob storage; pictures may also be at a web address. */
export const createMediaSource = ({ directory, stored, origins }: Storage, place: MediaPlace): MediaSource => {
  const inFolder = directory === null ? new Map<string, string>() : listFolder(directory);
  const hint = createFileHints(directory === null ? stored : inFolder.keys());
  const nameByFile = new Map<string, string>();
  const fileByDigest = new Map<string, { fileName: string; digest: string }>();
  return {
    find: (fileName) => {
      if (place.kind === pictures && isWebAddress(fileName)) {
        const problem = findPictureProblem(fileName, origins);
        if (problem === undefined) return fileName;
        throw new RowError(place.column, `${JSON.stringify(fileName)} ${problem}`);
      }
      const known = nameByFile.get(fileName);
      if (known !== undefined) return known;
      const onDisk = inFolder.get(fileName);
      if (directory === null || onDisk === undefined) {
        if (stored.has(fileName)) return fileName;
        const where = directory === null ? 'the blob storage' : 'the picture folder';
        throw new RowError(place.column, `${JSON.stringify(fileName)} is not in ${where}${hint(fileName)}`);
      }
      const { name, bytes } = readMediaFile(directory, onDisk, place);
      nameByFile.set(detach(fileName), name);
      fileByDigest.set(name, { fileName: onDisk, digest: hashBytes(bytes) });
      return name;
    },
    *missing(names, taken) {
      for (const name of names) {
        const source = name === null ? undefined : fileByDigest.get(name);
        if (name === null || directory === null || source === undefined) continue;
        if (stored.has(name) || taken.has(name)) continue;
        taken.add(name);
        const file = readMediaFile(directory, source.fileName, place);
        if (hashBytes(file.bytes) !== source.digest)
          throw new OperatorError(`Nothing was written: ${source.fileName} changed during the import.`);
        yield file;
      }
    },
  };
};
