/** @jest-environment jsdom */
import { layOutTree, readPlan } from '../../demo/catalogue/categoryTrees';
import { createLook } from '../../demo/catalogue/itemLook';
import type { Kind } from '../../demo/catalogue/kind';
import { materials } from '../../demo/catalogue/materials';
import { type Look, type Motif, motifs } from '../../demo/pictures/look';
import { readPictures } from '../../demo/pictures/pictureFiles';
import { createProductPictures, type ProductPictures } from '../../demo/pictures/productPictures';

const root = process.cwd();

const readTrees = () =>
  Promise.all([0, 1].map(async (index) => layOutTree((await readPlan(root, index)).kinds, 1, index)));

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

const expectValidSvg = (svg: string) => {
  const parsed = parse(svg);
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.localName).toBe('svg');
  expect(parsed.querySelector('script, style, image, use, foreignObject')).toBeNull();
  expect(svg).not.toMatch(/href|NaN|undefined|Infinity|var\(|color-mix/);
  const ids = [...parsed.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  const referred = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(referred.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
};

const looksOf = (kind: Kind, motif: Motif = 'plain'): Look[] => {
  const byFinish = new Map(kind.materials.map((material) => [materials[material].finish, material]));
  return [...byFinish.values()].flatMap((material) =>
    [0, 1, 2, 3, 4, 5].map((shape) => createLook({ kind, material, motif, color: null, size: null, shape })),
  );
};

describe('the pictures of products', () => {
  let pictures: ProductPictures;
  let trees: Awaited<ReturnType<typeof readTrees>>;
  let kinds: Kind[];

  beforeAll(async () => {
    pictures = await createProductPictures(root);
    trees = await readTrees();
    kinds = trees.flatMap((tree) => tree.kinds.map(({ kind }) => kind));
  });

  it('show every kind of item in every shape and material, and are small', () => {
    for (const [index, kind] of kinds.entries())
      for (const look of looksOf(kind, motifs[index % motifs.length])) {
        const svg = pictures.paintView('product', { product: kind.product, look });
        expectValidSvg(svg);
        expect(svg).toContain('viewBox="0 0 400 400"');
        expect(svg).not.toContain('<text');
        expect(Buffer.byteLength(svg)).toBeLessThan(4800);
      }
  });

  it('have further views', () => {
    for (const kind of kinds) {
      const [look] = looksOf(kind);
      for (const view of ['detail', 'packaging', 'in-use'] as const)
        expectValidSvg(pictures.paintView(view, { product: kind.product, look: look! }));
    }
  });

  it('take their colours, motif and material from the look', () => {
    const kind = kinds.find(({ product }) => product === 'mug')!;
    const [look] = looksOf(kind);
    const changes: Partial<Look>[] = [
      { color: '#123456' },
      { backdrop: '#654321' },
      { motif: 'dots' },
      { motif: 'dots', accent: '#010203' },
      { finish: 'metal' },
      { shape: 1 },
      { step: 2 },
      { stretch: 0.05 },
    ];
    const drawn = [{}, ...changes].map((change) =>
      pictures.paintView('product', { product: 'mug', look: { ...look!, ...change } }),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn[1]).toContain('"#123456"');
    expect(drawn[4]).toContain('"#010203"');
  });

  it('stand together in the picture of a category', () => {
    for (const shown of trees.flatMap((tree) => tree.pictures)) {
      const products = shown.kinds.slice(0, 3).map((kind) => ({ product: kind.product, look: looksOf(kind)[0]! }));
      expectValidSvg(pictures.paintCategory(products));
    }
  });

  it('have no file without a kind of item', async () => {
    const known = kinds.flatMap(({ product, materials: names }) => [
      product,
      ...names.map((name) => `${product}-${materials[name].finish}`),
    ]);
    const files = [...(await readPictures(root, 'products')).keys()];
    expect(files.filter((name) => !known.includes(name.replace(/-\d+$/, '')))).toEqual([]);
  });
});

describe('the other pictures', () => {
  it('are well-formed', async () => {
    for (const [name, svg] of await readPictures(root, 'content')) {
      expectValidSvg(svg);
      // Logos are drawn without a font.
      if (name.startsWith('brand-')) expect(svg).not.toContain('<text');
    }
  });

  it('have a placeholder text in each language', async () => {
    const pictures = await readPictures(root, 'placeholders');
    const texts = ['es', 'en', 'zh'].map(
      (language) => parse(pictures.get(language)!).querySelector('text')?.textContent,
    );
    expect(texts).toEqual(['Sin imagen', 'No image', '暂无图片']);
  });
});
