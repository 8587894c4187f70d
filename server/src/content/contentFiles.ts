import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { createFileHints, films, listFileNames, pictures, readMediaFile } from '../import/mediaFiles';
import { RowError } from '../import/read/faults';
import type { FileToStore } from '../repositories/fileStore';
import { filesFolder } from './contentFields';
import type { MediaType } from './contentKinds';

const kinds = { picture: pictures, film: films };

/** The files of a content folder, each read once. */
export const createContentFiles = (directory: string) => {
  const folder = join(directory, filesFolder);
  const inFolder = existsSync(folder) ? listFileNames(folder) : new Map<string, string>();
  const hint = createFileHints(inFolder.keys());
  const files = new Map<string, FileToStore>();
  return {
    storeFile: (name: string, type: MediaType): string => {
      const key = `${type} ${name}`;
      const known = files.get(key);
      if (known) return known.name;
      const onDisk = inFolder.get(name);
      if (onDisk === undefined) throw new RowError(null, `${filesFolder}/${name} does not exist${hint(name)}`);
      const file = readMediaFile(folder, onDisk, { kind: kinds[type], container: 'Content', column: null });
      files.set(key, file);
      return file.name;
    },
    all: () => [...files.values()],
  };
};
