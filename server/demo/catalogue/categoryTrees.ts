import type { StockCategoriesTable } from '../../src/db/tables';
import { type Collection, homeCollections, workCollections } from './collections';
import { type Kind, type ListedKind, readKinds } from './kind';
import { toNameColumns, type Translated } from './translated';

type Plan = { kinds: ListedKind[]; collections: Collection[] };

/** The first company sells household goods, the second supplies workshops and offices. */
export const readPlan = async (rootDirectory: string, catalogIndex: number): Promise<Plan> =>
  catalogIndex % 2 === 0
    ? { kinds: await readKinds(rootDirectory, 'home'), collections: homeCollections }
    : { kinds: await readKinds(rootDirectory, 'work'), collections: workCollections };

export type PlacedKind = { kind: Kind; categoryId: number; deleted: boolean };
export const nameCategoryPicture = (categoryId: number) => `${categoryId}.svg`;

export type CategoryPicture = { categoryId: number; kinds: Kind[] };

type PlacedCategory = CategoryPicture & { children: number };

/** Ids of roots are hundreds, those of branches tens. */
const idSteps = [100, 10, 1];

/** Returns the rows of the tree, the kinds with their category, and what each category's picture shows. */
export const layOutTree = (listed: ListedKind[], catalogId: number, catalogIndex: number) => {
  const rows: StockCategoriesTable[] = [];
  const pictures: CategoryPicture[] = [];
  const top: PlacedCategory = { categoryId: catalogIndex * 1000, kinds: [], children: 0 };
  const known = new Map<string, PlacedCategory>();

  const addCategory = (parent: PlacedCategory, depth: number, name: Translated, deleted: boolean): PlacedCategory => {
    parent.children += 1;
    const categoryId = parent.categoryId + parent.children * (idSteps[depth] ?? 1);
    rows.push({
      catalog_id: catalogId,
      stock_category_id: categoryId,
      parent_stock_category_id: depth === 0 ? null : parent.categoryId,
      position: rows.length + 1,
      ...toNameColumns(name),
      image_name: nameCategoryPicture(categoryId),
      deleted: deleted ? 1 : 0,
      demo: 1,
    });
    const category = { categoryId, kinds: [], children: 0 };
    pictures.push(category);
    return category;
  };

  const kinds = listed.map(({ kind, categories, deleted }): PlacedKind => {
    let place = top;
    let path = '';
    for (const [depth, name] of categories.entries()) {
      path += `${name.es} > `;
      const category = known.get(path) ?? addCategory(place, depth, name, deleted);
      // One kind from each child represents a category.
      if (!known.has(path)) place.kinds.push(kind);
      known.set(path, category);
      place = category;
    }
    place.kinds.push(kind);
    return { kind, categoryId: place.categoryId, deleted };
  });
  return { rows, kinds, pictures };
};
