import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import { languages } from '@/shared/i18n/languages';
import { isWebAddress } from '@/shared/lib/blobAddress';

import type { Provider } from '../conformance/provider';

const placeholders = languages.map((language) => `StockItemImages/placeholder.${language}.svg`);

const toFile = (folder: string, path: string) => {
  const file = join(folder, decodeURIComponent(path.replace(/[?#].*$/, '')));
  return file.startsWith(`${folder}${sep}`) ? file : undefined;
};

/** Up to `most` of each group; returns how many there were. Pictures with a web address of their own stay there. */
export const recordPictures = async (folder: string, groups: string[][], provider: Provider, most: number) => {
  let count = 0;
  for (const group of [placeholders, ...groups]) {
    const own = [...new Set(group)].filter((path) => !isWebAddress(path));
    for (const path of own.slice(0, most)) {
      const file = toFile(folder, path);
      if (file === undefined) continue;
      const { response } = await provider.loadPicture(path);
      if (response.status !== 200) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, response.content);
      count += 1;
    }
  }
  return count;
};
