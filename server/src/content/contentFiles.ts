import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';

import { createFileHints, films, listFileNames, pictures, prepareMediaFile, readMediaFile } from '../import/mediaFiles';
import { RowError } from '../import/read/faults';
import type { FileToStore } from '../repositories/fileStore';
import { filesFolder } from './contentFields';
import type { MediaType } from './contentKinds';

const kinds = { picture: pictures, film: films };

const isPicture = (fileName: string) => Object.hasOwn(pictures.endings, extname(fileName).toLowerCase());

const readPicture = async (folder: string, onDisk: string): Promise<FileToStore | RowError> => {
  try {
    const file = readMediaFile(folder, onDisk, { kind: pictures, container: 'Content', column: null });
    return await prepareMediaFile(file, onDisk, null);
  } catch (error) {
    if (error instanceof RowError) return error;
    throw error;
  }
};

/** The files of a content folder, each read once. */
export const createContentFiles = async (directory: string) => {
  const folder = join(directory, filesFolder);
  const inFolder = existsSync(folder) ? listFileNames(folder) : new Map<string, string>();
  const hint = createFileHints(inFolder.keys());
  const pictureFiles = new Map<string, FileToStore | RowError>();
  for (const onDisk of inFolder.values())
    if (isPicture(onDisk)) pictureFiles.set(onDisk, await readPicture(folder, onDisk));
  const files = new Map<string, FileToStore>();
  return {
    storeFile: (name: string, type: MediaType): string => {
      const key = `${type} ${name}`;
      const known = files.get(key);
      if (known) return known.name;
      const onDisk = inFolder.get(name);
      if (onDisk === undefined) throw new RowError(null, `${filesFolder}/${name} does not exist${hint(name)}`);
      const prepared = type === 'picture' ? pictureFiles.get(onDisk) : undefined;
      if (prepared instanceof RowError) throw prepared;
      const file = prepared ?? readMediaFile(folder, onDisk, { kind: kinds[type], container: 'Content', column: null });
      files.set(key, file);
      return file.name;
    },
    all: () => [...files.values()],
  };
};
