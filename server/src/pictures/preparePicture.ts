import type { Metadata } from 'sharp';

import { loadSharp, maxPixels } from './shrinkPicture';

/** A drawing may have no more of these: the time that its document takes grows with their square. */
const drawingLimits = { elements: 5000, depth: 50, attributes: 100 };

type Reason =
  | 'mediaMismatch'
  | 'mediaTooComplex'
  | 'pictureTooManyPixels'
  | 'pictureAnimated'
  | 'pictureCmyk'
  | 'pictureNoDrawing'
  | 'pictureDamaged';

/** Why a picture is not stored. Its message needs the name of the file, too. */
export class PictureError extends Error {
  override readonly name: string = 'PictureError';
  readonly messageId: Reason;
  readonly values: Record<string, number>;

  constructor(messageId: Reason, values: Record<string, number> = {}, options?: ErrorOptions) {
    super(messageId, options);
    this.messageId = messageId;
    this.values = values;
  }
}

/** Whether it is well formed, without building its document. Throws a PictureError if it is too complex. */
const isWellFormed = async (svg: string): Promise<boolean> => {
  const { SaxesParser } = await import('saxes');
  // As jsdom has it, apart from entities of the drawing's own, which jsdom would write out as often as they are named.
  const parser = new SaxesParser({ xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  let [elements, depth, attributes] = [0, 0, 0];
  const check = () => {
    const { elements: most, depth: deepest, attributes: widest } = drawingLimits;
    if (elements > most || depth > deepest || attributes > widest)
      throw new PictureError('mediaTooComplex', drawingLimits);
  };
  const countNode = () => {
    elements += 1;
    check();
  };
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    countNode();
  });
  parser.on('attribute', () => {
    attributes += 1;
    check();
  });
  parser.on('closetag', () => (depth -= 1));
  parser.on('comment', countNode);
  parser.on('cdata', countNode);
  parser.on('processinginstruction', countNode);
  try {
    parser.write(svg).close();
    return true;
  } catch (error) {
    if (error instanceof PictureError) throw error;
    return false;
  }
};

// Loaded with the first drawing of an import; the services never need it.
const createSanitizer = async () => {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  // Drawings may repeat their own parts and contain pixels, but not refer to anything elsewhere.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (!/^(xlink:)?href$/.test(attribute.attrName)) return;
    attribute.keepAttr = /^(#|data:image\/(png|jpeg|webp|gif);)/i.test(attribute.attrValue);
  });
  return (svg: string): string | undefined => {
    const { documentElement: root, doctype } = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
    const isSvg = root.localName === 'svg' && root.namespaceURI === 'http://www.w3.org/2000/svg';
    if (!isSvg || root.querySelector('parsererror')) return undefined;
    purifier.sanitize(root, { USE_PROFILES: { svg: true, svgFilters: true }, ADD_TAGS: ['use'], IN_PLACE: true });
    const isHarmless = purifier.removed.length === 0 && doctype === null;
    return isHarmless ? svg : new window.XMLSerializer().serializeToString(root);
  };
};

let sanitizer: ReturnType<typeof createSanitizer> | undefined;

/** The drawing without scripts, event handlers and foreign content; undefined if it is none. */
const sanitizeSvg = async (svg: string): Promise<string | undefined> => {
  if (!(await isWellFormed(svg))) return undefined;
  sanitizer ??= createSanitizer();
  return (await sanitizer)(svg);
};

/** A picture as it is stored; the extension is that of its type. */
export type PreparedPicture = { contentType: string; extension: string; bytes: Buffer };

// As wide as the enlarged picture of an item.
const maxSide = 1600;
const maxUnchangedBytes = 2 * 1024 * 1024;

const findProblem = ({ width, height, space, pages = 1, mediaType }: Metadata, contentType: string) => {
  if (mediaType !== contentType) return new PictureError('mediaMismatch');
  if (width * height > maxPixels)
    return new PictureError('pictureTooManyPixels', { width, height, millions: maxPixels / 1_000_000 });
  if (pages > 1) return new PictureError('pictureAnimated');
  return space === 'cmyk' ? new PictureError('pictureCmyk') : undefined;
};

const canStay = ({ width, height, orientation = 1, ...details }: Metadata, bytes: Buffer) =>
  Math.max(width, height) <= maxSide &&
  bytes.length <= maxUnchangedBytes &&
  orientation === 1 &&
  !details.exif &&
  !details.iptc &&
  !details.xmp &&
  !details.icc &&
  !details.comments;

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

const readPhotograph = async (
  sharp: Sharp,
  bytes: Buffer,
  contentType: string,
): Promise<PreparedPicture | undefined> => {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const problem = findProblem(metadata, contentType);
  if (problem) throw problem;
  const picture = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  if (canStay(metadata, bytes)) {
    // Whether all of it can be read.
    await picture.resize(16, 16).raw().toBuffer();
    return undefined;
  }
  const fitted = picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  return metadata.format === 'jpeg'
    ? { contentType, extension: 'jpg', bytes: await fitted.jpeg({ quality: 88 }).toBuffer() }
    : { contentType: 'image/webp', extension: 'webp', bytes: await fitted.webp({ quality: 90 }).toBuffer() };
};

const readDrawing = async (bytes: Buffer): Promise<PreparedPicture | undefined> => {
  const clean = await sanitizeSvg(bytes.toString('utf8'));
  if (clean === undefined) throw new PictureError('pictureNoDrawing');
  const cleaned = Buffer.from(clean);
  return cleaned.equals(bytes) ? undefined : { contentType: 'image/svg+xml', extension: 'svg', bytes: cleaned };
};

/**
 * The picture turned, without metadata, in colours of the web and no larger than pages show it; a drawing without scripts
 * and references. Undefined if it can be stored as it is. Throws a PictureError if it is not to be stored.
 */
export const preparePicture = async (bytes: Buffer, contentType: string): Promise<PreparedPicture | undefined> => {
  const sharp = await loadSharp();
  try {
    return await (contentType === 'image/svg+xml' ? readDrawing(bytes) : readPhotograph(sharp, bytes, contentType));
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('pictureDamaged', {}, { cause: error });
  }
};
