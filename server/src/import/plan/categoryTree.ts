import { firstRandomId } from '../../db/newId';
import type { StockCategoriesTable } from '../../db/tables';
import { suggest } from '../../suggest';
import { detach } from '../read/cells';
import { TranslatedRowError } from '../read/faults';

export type CategoryTree = {
  get: (id: number) => StockCategoriesTable | undefined;
  all: () => StockCategoriesTable[];
  put: (category: StockCategoriesTable) => void;
  /** Finds a category by a path of names in any language, as in `Kitchen > Cookware`, or by id. */
  find: (text: string, column: string) => StockCategoriesTable;
  findChild: (parentId: number | null, names: string[]) => StockCategoriesTable | undefined;
  nextId: () => number;
  nextPosition: () => number;
};

const foldName = (name: string) => name.trim().normalize('NFC').toLowerCase();

const getNames = ({ name_es, name_en, name_zh }: StockCategoriesTable) => [name_es, name_en, name_zh].map(foldName);

/** 0 for an empty list. Not Math.max, which takes a limited number of arguments. */
export const findMax = (numbers: number[]) => numbers.reduce((max, each) => Math.max(max, each), 0);

export const createCategoryTree = (existing: StockCategoriesTable[]): CategoryTree => {
  const byId = new Map(existing.map((category) => [category.stock_category_id, category]));

  const children = (parentId: number | null) =>
    [...byId.values()].filter((category) => category.parent_stock_category_id === parentId);

  const childNamed = (parentId: number | null, names: string[]) => {
    const folded = names.map(foldName);
    const found = children(parentId).filter((category) => getNames(category).some((name) => folded.includes(name)));
    return found.find(({ deleted }) => deleted === 0) ?? found[0];
  };

  const findByPath = (text: string) => {
    let found: StockCategoriesTable | undefined;
    for (const name of text.split('>')) {
      found = childNamed(found?.stock_category_id ?? null, [name]);
      if (found === undefined) return undefined;
    }
    return found;
  };

  const hints = new Map<string, string>();

  /** For the part of a path that names no category; many lines may have the same one. */
  const suggestName = (text: string): string => {
    const known = hints.get(text);
    if (known !== undefined) return known;
    let parentId: number | null = null;
    let hint = '';
    for (const name of text.split('>').map((each) => each.trim())) {
      const found = childNamed(parentId, [name]);
      if (found === undefined) {
        const present = children(parentId).filter(({ deleted }) => deleted === 0);
        hint = suggest(
          name,
          present.flatMap(({ name_es, name_en, name_zh }) => [name_es, name_en, name_zh]),
        );
        break;
      }
      parentId = found.stock_category_id;
    }
    hints.set(detach(text), hint);
    return hint;
  };

  return {
    get: (id) => byId.get(id),
    all: () => [...byId.values()],
    put: (category) => {
      byId.set(category.stock_category_id, category);
      hints.clear();
    },
    find: (text, column) => {
      const found = (/^\d+$/.test(text) ? byId.get(Number(text)) : undefined) ?? findByPath(text);
      if (found === undefined)
        throw new TranslatedRowError(
          column,
          'rowCategoryUnknown',
          { category: JSON.stringify(text) },
          suggestName(text).replace(/^ /, '. '),
        );
      if (found.deleted === 1)
        throw new TranslatedRowError(column, 'rowCategoryDeleted', { category: JSON.stringify(text) });
      return found;
    },
    findChild: childNamed,
    nextId: () => findMax([...byId.keys()].filter((id) => id < firstRandomId)) + 1,
    nextPosition: () => findMax([...byId.values()].map(({ position }) => position)) + 1,
  };
};
