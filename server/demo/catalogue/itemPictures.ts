import { type FileToStore, svgFile } from '../../src/repositories/fileStore';
import type { Look } from '../pictures/look';
import type { ProductPictures, ShownProduct, View } from '../pictures/productPictures';
import { type CategoryPicture, nameCategoryPicture } from './categoryTrees';
import type { Feature } from './itemFeatures';
import { createLook, listColors } from './itemLook';
import type { ItemDraft } from './itemRows';
import { inAll } from './translated';

const views = [
  { view: 'detail', name: inAll('Detalle', 'Detail', '细节') },
  { view: 'packaging', name: inAll('Embalaje', 'Packaging', '包装') },
  { view: 'in-use', name: inAll('En uso', 'In use', '使用场景') },
] as const;

const getDraftLook = ({ group, version }: ItemDraft, sized: boolean): Look => {
  // A parent looks like the first of its variants.
  const first = group.versions[0];
  const color = version.color ?? first?.color ?? null;
  const size = sized ? (version.size ?? first?.size ?? null) : null;
  return createLook({ ...group, color, size });
};

/**
 * Paints pictures and collects those that are not in the database yet. Items that look the same share a picture; if
 * `sized` is false, so do all sizes of a design.
 */
export const createPictureStore = (pictures: ProductPictures, sized: boolean) => {
  const names = new Map<string, string>();
  let pending: FileToStore[] = [];

  const addPicture = (container: string, stem: string, view: View, shown: ShownProduct) => {
    const key = `${view} ${JSON.stringify(shown)}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const file = svgFile(container, stem, pictures.paintView(view, shown));
    names.set(key, file.name);
    pending.push(file);
    return file.name;
  };

  return {
    itemPicture: (draft: ItemDraft) => {
      const { product } = draft.group.kind;
      return addPicture('StockItemImages', product, 'product', { product, look: getDraftLook(draft, sized) });
    },
    viewFeatures: (draft: ItemDraft): Feature[] => {
      const { product } = draft.group.kind;
      const shown = { product, look: getDraftLook(draft, false) };
      return views.map(({ view, name }) => ({
        heading: 'gallery',
        name,
        value: null,
        image: addPicture('StockItemFeatureImages', `${product}-${view}`, view, shown),
      }));
    },
    add: (file: FileToStore) => {
      pending.push(file);
    },
    takePending: () => {
      const files = pending;
      pending = [];
      return files;
    },
  };
};

export type PictureStore = ReturnType<typeof createPictureStore>;

export const createCategoryFile = (pictures: ProductPictures, { categoryId, kinds }: CategoryPicture): FileToStore => {
  const shown = kinds.slice(0, 3).map((kind, index) => {
    const [material] = kind.materials;
    if (material === undefined) throw new RangeError(`The kind ${kind.code} has no material`);
    const colors = listColors(kind, material);
    const color = colors[(categoryId + index * 3) % Math.max(1, colors.length)] ?? null;
    const look = createLook({ kind, material, motif: 'plain', color, size: null, shape: index * 2 });
    return { product: kind.product, look };
  });
  return {
    container: 'StockCategoryImages',
    name: nameCategoryPicture(categoryId),
    contentType: 'image/svg+xml',
    bytes: Buffer.from(pictures.paintCategory(shown)),
  };
};
