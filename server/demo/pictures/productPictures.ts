import type { Look } from './look';
import { getPicture, type Pictures, readPictures } from './pictureFiles';

/** Colours are always `#rrggbb`. */
const parseChannels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const mix = (color: string, other: string, share: number) => {
  const others = parseChannels(other);
  const mixed = parseChannels(color).map((channel, index) => channel + ((others[index] ?? channel) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

const getLightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = parseChannels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** The accent; if it would be invisible on the body, a darker or lighter colour of the body. */
const pickInk = (body: string, accent: string) => {
  if (Math.abs(getLightness(accent) - getLightness(body)) >= 0.22) return accent;
  return mix(body, getLightness(body) > 0.55 ? '#1d1a20' : '#fffdf8', 0.5);
};

const colorMix = /color-mix\(in srgb, (#\w{6}), (#\w{6}) (\d+)%\)/;

/**
 * Gives a picture other colours than those in its file: `colors` replace the CSS variables of the same name, and the
 * variables that the file mixes from them follow. The result has plain colours, which browsers render fastest.
 */
const paint = (svg: string, colors: Record<string, string>) => {
  const values = new Map<string, string>();
  const fill = (text: string) => text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => values.get(name) ?? '');
  for (const [, name = '', value = ''] of svg.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const mixed = fill(value).replace(colorMix, (_, one: string, other: string, percent: string) =>
      mix(one, other, Number(percent) / 100),
    );
    values.set(name, colors[name] ?? mixed);
  }
  return fill(svg.replace(/<style>[^]*<\/style>/, ''));
};

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
