import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Motif } from './look';

export type Photographs = Map<string, Buffer>;

const ending = '.webp';

type Shown = { product: string; material: string; color: string | null; motif: Motif };

/** What a photograph shows, as in `pitcher.enamel.navy.speckle` and `cutting-board.oak`. */
export const namePhotograph = ({ product, material, color, motif }: Shown) =>
  [product, material, color, motif === 'plain' ? null : motif].filter((part) => part !== null).join('.');

/** The photographs of products by their name: see server/pictures/README.md. */
export const readPhotographs = async (rootDirectory: string): Promise<Photographs> => {
  const directory = join(rootDirectory, 'server', 'pictures', 'photographs');
  const files = (await readdir(directory)).filter((file) => file.endsWith(ending));
  const read = async (file: string) => [file.slice(0, -ending.length), await readFile(join(directory, file))] as const;
  return new Map(await Promise.all(files.map(read)));
};
