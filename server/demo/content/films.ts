import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type FileToStore, hashedName } from '../../src/repositories/fileStore';

const names = ['engraving', 'measuring', 'packing'] as const;
export type FilmName = (typeof names)[number];

const readFilm = async (rootDirectory: string, name: FilmName): Promise<FileToStore> => {
  const bytes = await readFile(join(rootDirectory, 'server', 'films', `${name}.mp4`));
  return { container: 'Content', name: hashedName(name, 'mp4', bytes), contentType: 'video/mp4', bytes };
};

/** The demo films are files in server/films. */
export const readFilms = async (rootDirectory: string): Promise<Record<FilmName, FileToStore>> => {
  const films = await Promise.all(names.map(async (name) => [name, await readFilm(rootDirectory, name)] as const));
  return Object.fromEntries(films) as Record<FilmName, FileToStore>;
};
