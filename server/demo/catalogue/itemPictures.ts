import { type FileToStore, hashedName, svgFile } from '../../src/repositories/fileStore';
import type { Look } from '../pictures/look';
import { namePhotograph, type Photographs } from '../pictures/photographs';
import type { ProductPictures, ShownProduct, View } from '../pictures/productPictures';
import { type CategoryPicture, nameCategoryPicture } from './categoryTrees';
import type { Feature } from './itemFeatures';
import type { Version } from './itemGroups';
import { createLook, listColors } from './itemLook';
import type { ItemDraft } from './itemRows';
import { inAll } from './translated';

const views = [
  { view: 'detail', name: inAll('Detalle', 'Detail', '细节') },
  { view: 'packaging', name: inAll('Embalaje', 'Packaging', '包装') },
  { view: 'in-use', name: inAll('En uso', 'In use', '使用场景') },
] as const;

/** A parent looks like the first of its variants. */
const getShownVersion = ({ group, version }: ItemDraft): Version => {
  const first = group.versions[0];
  return { color: version.color ?? first?.color ?? null, size: version.size ?? first?.size ?? null };
};

const getDraftLook = (draft: ItemDraft, sized: boolean): Look => {
  const { color, size } = getShownVersion(draft);
  return createLook({ ...draft.group, color, size: sized ? size : null });
};

type Sources = { pictures: ProductPictures; photographs: Photographs };

/**
 * Collects the pictures that are not in the database yet: the photograph of an item if there is one, and drawings painted
 * for the others. Items that look the same share a picture; if `sized` is false, so do all sizes of a drawn design.
 */
export const createPictureStore = ({ pictures, photographs }: Sources, sized: boolean) => {
  const names = new Map<string, string>();
  let pending: FileToStore[] = [];

  const addFile = (key: string, create: () => FileToStore) => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const file = create();
    names.set(key, file.name);
    pending.push(file);
    return file.name;
  };

  const addPicture = (container: string, stem: string, view: View, shown: ShownProduct) =>
    addFile(`${view} ${JSON.stringify(shown)}`, () => svgFile(container, stem, pictures.paintView(view, shown)));

  const findPhotograph = (draft: ItemDraft) => {
    const { product } = draft.group.kind;
    const key = namePhotograph({ ...draft.group, product, color: getShownVersion(draft).color });
    const bytes = photographs.get(key);
    return bytes === undefined ? undefined : { key, bytes };
  };

  return {
    itemPicture: (draft: ItemDraft) => {
      const { product } = draft.group.kind;
      const photograph = findPhotograph(draft);
      if (photograph !== undefined)
        return addFile(photograph.key, () => ({
          container: 'StockItemImages',
          name: hashedName(product, 'webp', photograph.bytes),
          contentType: 'image/webp',
          bytes: photograph.bytes,
        }));
      return addPicture('StockItemImages', product, 'product', { product, look: getDraftLook(draft, sized) });
    },
    viewFeatures: (draft: ItemDraft): Feature[] => {
      const { product } = draft.group.kind;
      const shown = { product, look: getDraftLook(draft, false) };
      // Drawn details would differ from those in the photograph.
      const shownViews = findPhotograph(draft) === undefined ? views : views.filter(({ view }) => view !== 'detail');
      return shownViews.map(({ view, name }) => ({
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
