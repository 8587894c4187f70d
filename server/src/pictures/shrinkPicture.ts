import type { SizeType, StoredFile } from '../repositories/filesRepository';

/** More would not fit into the memory of a small machine. */
export const maxPixels = 40_000_000;

const readers = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

const load = async () => {
  const { default: sharp } = await import('sharp');
  // Its other readers have no business with files from outside.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // One thread per picture and nothing kept: the other threads compress pages and hash passwords.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture: it takes some 20 MB. Set up once: pictures that are read meanwhile would fail. */
export const loadSharp = () => (loading ??= load());

/** The picture in this width, or its own if that is smaller; turned, and without metadata. */
export const shrinkPicture = async (bytes: Buffer, width: number, contentType: SizeType): Promise<StoredFile> => {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // A higher effort takes ten times as long for a tenth of the size.
  const encoded =
    contentType === 'image/avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 75 });
  return { contentType, bytes: await encoded.toBuffer() };
};
