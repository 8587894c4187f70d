import type { Look } from './look';
import { paint, pickInk } from './paint';
import { getPicture, type Pictures, readPictures } from './pictureFiles';

export type ShownProduct = { product: string; look: Look };
export type View = 'product' | 'detail' | 'packaging' | 'in-use';

/** `mug-0` is the first shape of mugs; `basket-15` is both the second and the sixth, and `kettle` the only one. */
const groupShapes = (pictures: Pictures) => {
  const groups = new Map<string, string[]>();
  for (const [name, svg] of pictures) {
    const [, stem = name, places = '0'] = /^(.+?)(?:-(\d+))?$/.exec(name) ?? [];
    const shapes = groups.get(stem) ?? [];
    for (const place of places) shapes[Number(place)] = svg;
    groups.set(stem, shapes);
  }
  return groups;
};

const getContent = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** Shows the figures in the places that the view has for them, with ids of their own. */
const fillView = (view: string, figures: Record<string, string | undefined>) =>
  view.replaceAll(/<g id="(front|left|right)"([^>]*)\/>/g, (_, place: string, transform: string) => {
    const figure = figures[place]?.replaceAll(/(?<=id="|url\(#)/g, `${place}-`);
    return figure === undefined ? '' : `<g${transform}>${figure}</g>`;
  });

/** The pictures of products, painted as their look says: see server/pictures/README.md. */
export const createProductPictures = async (rootDirectory: string) => {
  const products = groupShapes(await readPictures(rootDirectory, 'products'));
  const views = await readPictures(rootDirectory, 'views');
  const surfaces = await readPictures(rootDirectory, 'surfaces');

  const getShape = ({ product, look }: ShownProduct) => {
    const shapes = products.get(`${product}-${look.finish}`) ?? products.get(product) ?? [];
    const svg = shapes[look.shape % shapes.length];
    if (svg === undefined) throw new RangeError(`There is no picture of the product "${product}"`);
    return { svg, classes: /class="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [] };
  };

  const getColors = ({ color, accent, backdrop }: Look) => ({
    body: color,
    accent,
    backdrop,
    ink: pickInk(color, accent),
  });

  const paintSurface = (name: string, look: Look, id: string) => {
    const svg = paint(surfaces.get(name) ?? '', getColors(look));
    return /(?<=<defs>).*(?=<\/defs>)/.exec(svg)?.[0].replace(`id="${name}"`, `id="${id}"`);
  };

  const paintFigure = (shown: ShownProduct, scale = 1) => {
    const { look } = shown;
    const { svg, classes } = getShape(shown);
    const motif = paintSurface(look.motif, look, 'motif');
    const body = paintSurface(look.finish, look, 'body');
    let content = getContent(paint(svg, getColors(look)));
    if (body !== undefined) content = content.replace(/<linearGradient id="body".*?<\/linearGradient>/, body);
    content = motif === undefined ? content.replaceAll(/<path [^>]*"url\(#motif\)"[^>]*>/g, '') : motif + content;
    const stretch = classes.includes('rigid') ? 0 : look.stretch;
    const size = [1 + stretch, 1 - stretch].map((share) => (scale * share).toFixed(3)).join(' ');
    return `<g transform="translate(200 215) scale(${size}) translate(-200 -215)">${content}</g>`;
  };

  return {
    paintView: (view: View, shown: ShownProduct) => {
      const { classes } = getShape(shown);
      const pose = classes.find((name) => view === 'in-use' && views.has(`${view}-${name}`));
      const scale = view === 'product' ? (classes.includes('flat') ? 0.99 : 1.06) + shown.look.step * 0.03 : 1;
      const plain = view === 'packaging' ? { ...shown, look: { ...shown.look, motif: 'plain' as const } } : shown;
      const setting = getPicture(views, pose === undefined ? view : `${view}-${pose}`);
      return fillView(paint(setting, getColors(shown.look)), { front: paintFigure(plain, scale) });
    },
    /** Up to three products of the category, the first one in front. */
    paintCategory: ([front, left, right]: ShownProduct[]) => {
      if (front === undefined) throw new RangeError('A category picture shows at least one product');
      const isFlat = getShape(front).classes.includes('flat');
      const view = left === undefined ? 'category-single' : isFlat ? 'category-flat' : 'category';
      return fillView(paint(getPicture(views, view), getColors(front.look)), {
        front: paintFigure(front),
        left: left && paintFigure(left),
        right: right && paintFigure(right),
      });
    },
  };
};

export type ProductPictures = Awaited<ReturnType<typeof createProductPictures>>;
