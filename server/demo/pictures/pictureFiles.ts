import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Pictures = Map<string, string>;

/** Reads the SVG files of a folder in server/pictures, by name without the ending. */
export const readPictures = async (rootDirectory: string, folder: string): Promise<Pictures> => {
  const directory = join(rootDirectory, 'server', 'pictures', folder);
  const read = async (file: string) => {
    const svg = await readFile(join(directory, file), 'utf8');
    return [file.replace(/\.svg$/, ''), svg.replaceAll(/>\s+</g, '><').trim()] as const;
  };
  return new Map(await Promise.all((await readdir(directory)).map(read)));
};

export const getPicture = (pictures: Pictures, name: string) => {
  const svg = pictures.get(name);
  if (svg === undefined) throw new RangeError(`There is no picture "${name}"`);
  return svg;
};
