import type { StockCategoriesTable } from '../../src/db/tables';
import { type Collection, homeCollections, workCollections } from './collections';
import type { Kind, Root } from './kind';
import { toNameColumns, type Translated } from './translated';
import { homeCleaning, workCleaning } from './trees/cleaning';
import { homeDiscontinued, workDiscontinued } from './trees/discontinued';
import { kitchen } from './trees/kitchen';
import { lighting } from './trees/lighting';
import { office } from './trees/office';
import { packaging } from './trees/packaging';
import { homeStorage, workStorage } from './trees/storage';
import { tableware } from './trees/tableware';
import { textiles } from './trees/textiles';
import { tools } from './trees/tools';

type Plan = { roots: Root[]; collections: Collection[] };

const homePlan: Plan = {
  roots: [kitchen, tableware, textiles, homeStorage, homeCleaning, homeDiscontinued],
  collections: homeCollections,
};

const workPlan: Plan = {
  roots: [tools, lighting, office, packaging, workStorage, workCleaning, workDiscontinued],
  collections: workCollections,
};

/** The first company sells household goods, the second supplies workshops and offices. */
export const getPlan = (catalogIndex: number): Plan => (catalogIndex % 2 === 0 ? homePlan : workPlan);

export type PlacedKind = { kind: Kind; categoryId: number; deleted: boolean };
export type CategoryRow = StockCategoriesTable;
export const nameCategoryPicture = (categoryId: number) => `${categoryId}.svg`;

export type CategoryPicture = { categoryId: number; kinds: Kind[] };

/** Returns the rows of the tree, the kinds with their category, and what each category's picture shows. */
export const layOutTree = (roots: Root[], catalogId: number, catalogIndex: number) => {
  const rows: CategoryRow[] = [];
  const kinds: PlacedKind[] = [];
  const pictures: CategoryPicture[] = [];
  const base = catalogIndex * 1000;
  const add = (id: number, parent: number | null, name: Translated, deleted: boolean, shown: Kind[]) => {
    rows.push({
      catalog_id: catalogId,
      stock_category_id: id,
      parent_stock_category_id: parent,
      position: rows.length + 1,
      ...toNameColumns(name),
      image_name: nameCategoryPicture(id),
      deleted: deleted ? 1 : 0,
      demo: 1,
    });
    pictures.push({ categoryId: id, kinds: shown });
  };
  for (const [rootIndex, { name, branches, deleted = false }] of roots.entries()) {
    const rootId = base + (rootIndex + 1) * 100;
    // One kind from each branch represents the root.
    add(
      rootId,
      null,
      name,
      deleted,
      branches.flatMap(({ leaves }) => leaves[0]?.kinds[0] ?? []),
    );
    for (const [branchIndex, { name: branchName, leaves }] of branches.entries()) {
      const branchId = rootId + (branchIndex + 1) * 10;
      add(
        branchId,
        rootId,
        branchName,
        deleted,
        leaves.flatMap((leaf) => leaf.kinds[0] ?? []),
      );
      for (const [leafIndex, leaf] of leaves.entries()) {
        const leafId = branchId + leafIndex + 1;
        add(leafId, branchId, leaf.name, deleted, leaf.kinds);
        kinds.push(...leaf.kinds.map((kind) => ({ kind, categoryId: leafId, deleted })));
      }
    }
  }
  return { rows, kinds, pictures };
};
