import { availableParallelism } from 'node:os';

import { isWebAddress } from '@/shared/lib/blobAddress';

import { getFileProblem, OperatorError } from '../errors';
import type { FileToStore } from '../repositories/fileStore';
import type { StoredFiles } from './importRepository';
import {
  createFileHints,
  digestSource,
  documents,
  listFileNames,
  type MediaKind,
  pictures,
  prepareMediaFile,
  readMediaFile,
} from './mediaFiles';
import { findPictureProblem, type PictureOrigins } from './pictureAddress';
import { detach } from './read/cells';
import { RowError, TranslatedRowError } from './read/faults';
import type { Spool } from './read/rowSpool';

/** A column that names files: their kind, and where they are stored. */
export type MediaPlace = { column: string; container: string; kind: MediaKind };

export const itemPictures: MediaPlace = { column: 'image', container: 'StockItemImages', kind: pictures };
export const categoryPictures: MediaPlace = { column: 'image', container: 'StockCategoryImages', kind: pictures };
export const featurePictures: MediaPlace = { column: 'image', container: 'StockItemFeatureImages', kind: pictures };
export const featureFiles: MediaPlace = { column: 'file', container: 'StockItemFeatureFiles', kind: documents };

export type MediaSource = {
  /** Reads and checks files that lines name, ahead of `find`. */
  prepare: (fileNames: Iterable<string>) => Promise<void>;
  /** The name under which the blob storage has, or will have, the file. */
  find: (fileName: string) => string;
  /** Yields the files that are neither stored nor `taken` yet, one by one, so that they are never all in memory. */
  missing: (names: Iterable<string | null>, taken: Set<string>) => AsyncGenerator<FileToStore>;
};

type Storage = {
  directory: string | null;
  stored: StoredFiles;
  /** Those of pictures elsewhere. */
  origins: PictureOrigins;
  spool: Spool;
  /** Called for each file that was read. */
  onFile: () => void;
};

const listFolder = (directory: string) => {
  try {
    return listFileNames(directory);
  } catch (error) {
    throw new OperatorError(`Cannot read the picture folder: ${getFileProblem(error)}.`);
  }
};

// More would take memory rather than save time.
const filesAtOnce = Math.min(4, availableParallelism());

type Kept = Omit<FileToStore, 'bytes'> & { read: () => Promise<Buffer> };

/** Files from a folder, or else from the blob storage; pictures may also be at a web address. */
export const createMediaSource = (
  { directory, stored, origins, spool, onFile }: Storage,
  place: MediaPlace,
): MediaSource => {
  const inFolder = directory === null ? new Map<string, string>() : listFolder(directory);
  const hint = createFileHints(directory === null ? stored.names : inFolder.keys());
  const prepared = new Map<string, string | RowError>();
  const kept = new Map<string, Kept>();

  const keep = async ({ bytes, ...file }: FileToStore) => {
    const block = await spool.add(bytes);
    kept.set(file.name, { ...file, read: () => spool.read(block) });
  };
  /** Returns the name under which the file is stored. */
  const prepareFile = async (folder: string, onDisk: string): Promise<string | RowError> => {
    try {
      const file = readMediaFile(folder, onDisk, place);
      const known = stored.names.has(file.name) ? file.name : stored.bySource.get(digestSource(file.bytes));
      if (known !== undefined) return known;
      const toStore = place.kind === pictures ? await prepareMediaFile(file, onDisk, place.column) : file;
      if (!stored.names.has(toStore.name) && !kept.has(toStore.name)) await keep(toStore);
      return toStore.name;
    } catch (error) {
      if (error instanceof RowError) return error;
      throw error;
    }
  };
  return {
    prepare: async (fileNames) => {
      const waiting = new Set([...fileNames].filter((name) => inFolder.has(name) && !prepared.has(name))).values();
      const work = async () => {
        for (const fileName of waiting) {
          const onDisk = inFolder.get(fileName);
          if (directory === null || onDisk === undefined) continue;
          prepared.set(detach(fileName), await prepareFile(directory, onDisk));
          onFile();
        }
      };
      await Promise.all(Array.from({ length: filesAtOnce }, work));
    },
    find: (fileName) => {
      if (place.kind === pictures && isWebAddress(fileName)) {
        const problem = findPictureProblem(place.column, fileName, origins);
        if (problem === undefined) return fileName;
        throw problem;
      }
      const found = prepared.get(fileName);
      if (found instanceof RowError) throw found;
      if (found !== undefined) return found;
      if (stored.names.has(fileName)) return fileName;
      const file = JSON.stringify(fileName);
      throw directory === null
        ? new TranslatedRowError(place.column, 'rowFileUnknown', { file }, hint(fileName))
        : new RowError(place.column, `${file} is not in the picture folder${hint(fileName)}`);
    },
    async *missing(names, taken) {
      for (const name of names) {
        const file = name === null ? undefined : kept.get(name);
        if (!file || taken.has(file.name)) continue;
        taken.add(file.name);
        const { read, ...rest } = file;
        yield { ...rest, bytes: await read() };
      }
    },
  };
};
