import { drawingFile, type FileToStore } from '../../src/repositories/fileStore';
import { drawCategory } from '../drawings/drawCategory';
import { drawProduct } from '../drawings/drawProduct';
import type { FamilyName } from '../drawings/families';
import type { Look } from '../drawings/look';
import { drawDetailView, drawInUseView, drawPackagingView } from '../drawings/views';
import { type CategoryPicture, nameCategoryPicture } from './categoryTrees';
import type { Feature } from './itemFeatures';
import { createLook, listColors } from './itemLook';
import type { ItemDraft } from './itemRows';
import { inAll } from './translated';

const toFileStem = (family: FamilyName) => family.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const views = [
  { stem: 'detail', name: inAll('Detalle', 'Detail', '细节'), draw: drawDetailView },
  { stem: 'packaging', name: inAll('Embalaje', 'Packaging', '包装'), draw: drawPackagingView },
  { stem: 'in-use', name: inAll('En uso', 'In use', '使用场景'), draw: drawInUseView },
];

const getDraftLook = ({ group, version }: ItemDraft, sized: boolean): Look => {
  // A parent looks like the first of its variants.
  const first = group.versions[0];
  const color = version.color ?? first?.color ?? null;
  const size = sized ? (version.size ?? first?.size ?? null) : null;
  return createLook({ ...group, color, size });
};

/**
 * Draws pictures and collects those that are not in the database yet. Items that look the same share a picture; if
 * `sized` is false, so do all sizes of a design.
 */
export const createDrawingStore = (sized: boolean) => {
  const names = new Map<string, string>();
  let pending: FileToStore[] = [];

  const addDrawing = (container: string, stem: string, key: string, draw: () => string) => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const file = drawingFile(container, stem, draw());
    names.set(key, file.name);
    pending.push(file);
    return file.name;
  };

  return {
    itemPicture: (draft: ItemDraft) => {
      const { family } = draft.group.kind;
      const look = getDraftLook(draft, sized);
      return addDrawing('StockItemImages', toFileStem(family), `${family} ${JSON.stringify(look)}`, () =>
        drawProduct(family, look),
      );
    },
    viewFeatures: (draft: ItemDraft): Feature[] => {
      const { family } = draft.group.kind;
      const look = getDraftLook(draft, false);
      return views.map(({ stem, name, draw }) => ({
        heading: 'gallery',
        name,
        value: null,
        image: addDrawing(
          'StockItemFeatureImages',
          `${toFileStem(family)}-${stem}`,
          `${stem} ${family} ${JSON.stringify(look)}`,
          () => draw(family, look),
        ),
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

export type DrawingStore = ReturnType<typeof createDrawingStore>;

export const createCategoryFile = ({ categoryId, kinds }: CategoryPicture): FileToStore => {
  const shown = kinds.slice(0, 3).map((kind, index) => {
    const [material] = kind.materials;
    if (material === undefined) throw new RangeError(`The kind ${kind.code} has no material`);
    const colors = listColors(kind, material);
    const color = colors[(categoryId + index * 3) % Math.max(1, colors.length)] ?? null;
    return {
      family: kind.family,
      look: createLook({ kind, material, motif: 'plain', color, size: null, shape: index * 2 }),
    };
  });
  const drawing = drawCategory(shown, shown[0]?.look.backdrop ?? '#eae7e2');
  return {
    container: 'StockCategoryImages',
    name: nameCategoryPicture(categoryId),
    contentType: 'image/svg+xml',
    bytes: Buffer.from(drawing),
  };
};
