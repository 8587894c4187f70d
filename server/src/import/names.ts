import { type Cell, readText } from './read/cells';
import { TranslatedRowError } from './read/faults';

export type Names = { name_es: string; name_en: string; name_zh: string };
export const nameColumns = ['nameEs', 'nameEn', 'nameZh'] as const;
export type NameColumn = (typeof nameColumns)[number];

const maxNameLength = 300;
const keys = { nameEs: 'name_es', nameEn: 'name_en', nameZh: 'name_zh' } as const;

/** An empty name falls back to another language's: an item without any name could not be shown. */
export const readNames = (getCell: (column: NameColumn) => Cell | undefined, existing: Names | undefined): Names => {
  const read = (column: NameColumn) => {
    const cell = getCell(column);
    return cell && readText(cell, maxNameLength);
  };
  const names = { nameEs: read('nameEs'), nameEn: read('nameEn'), nameZh: read('nameZh') };
  const first = [names.nameEn, names.nameEs, names.nameZh].find((name) => name !== undefined && name !== '');
  const nameIn = (column: NameColumn): string => {
    const own = names[column];
    if (own !== undefined && own !== '') return own;
    const current = own === undefined ? existing?.[keys[column]] : undefined;
    const name = current ?? first ?? existing?.[keys[column]];
    if (name === undefined) throw new TranslatedRowError(null, 'rowNameMissing');
    return name;
  };
  return { name_es: nameIn('nameEs'), name_en: nameIn('nameEn'), name_zh: nameIn('nameZh') };
};
