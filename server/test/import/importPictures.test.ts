import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

import { featureColumns } from '../../src/import/plan/planFeatures';
import { describeFault } from '../../src/import/read/faults';
import { anItem } from '../support/builders';
import { aTable, importInto, readItems } from '../support/imports';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const aPhoto = ({ width = 400, height = 300, background = '#a8481c' } = {}) =>
  sharp({ create: { width, height, channels: 3, background } });

/** As a phone stores it: upright only once it is turned, with the place where it was taken. */
const aPhotoOfAPhone = (size = {}) =>
  aPhoto(size)
    .withExif({ IFD3: { GPSLatitude: '40/1 26/1 46/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const pngPart = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

/** A few kilobytes that would take gigabytes of memory. */
const aPictureBomb = () => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(40_000, 0);
  head.writeUInt32BE(40_000, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const body = pngPart('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([signature, pngPart('IHDR', head), body, pngPart('IEND', Buffer.alloc(0))]);
};

const aFilm = async (format: 'gif' | 'webp') => {
  const pictures = ['#f00', '#0f0'].map((background) => aPhoto({ background }).png().toBuffer());
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};

describe.each(engines)('an import of pictures on %s', (engine) => {
  let database: TestDatabase;
  let folder: string;

  const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes);

  const importPictures = (...names: string[]) =>
    importInto(database.db, {
      items: readItems('code,nameEn,image', ...names.map((name, at) => `P-${at},Pan,${name}`)),
      imagesDirectory: folder,
    });

  const readStored = async () => {
    const rows = await database.db.selectFrom('files').select(['name', 'content_type', 'bytes']).execute();
    return rows.map(({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes) }));
  };

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    folder = join(database.dataDirectory, 'pictures');
    mkdirSync(folder);
  });

  afterEach(() => database.drop());

  it('stores photographs turned, without metadata and no larger than pages show them', async () => {
    put('Olla grande.JPG', await aPhotoOfAPhone({ width: 4000, height: 3000 }));
    expect(await importPictures('Olla grande.JPG')).toMatchObject({ faults: [], pictures: 1 });
    const [stored] = await readStored();
    expect(stored).toMatchObject({
      name: expect.stringMatching(/^Olla-grande\.[0-9a-f]{10}\.jpg$/) as string,
      content_type: 'image/jpeg',
    });
    const { width, height, exif, orientation } = await sharp(stored!.bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 1200, height: 1600 });
  });

  it('has nothing to do the second time, and with what it has stored itself', async () => {
    put('pan.jpg', await aPhotoOfAPhone());
    await importPictures('pan.jpg');
    const again = await importPictures('pan.jpg');
    expect(again).toMatchObject({ items: { unchanged: 1 }, pictures: 0 });
    const [stored] = await readStored();
    put(stored!.name, stored!.bytes);
    expect(await importPictures(stored!.name)).toMatchObject({ items: { unchanged: 1 }, pictures: 0 });
  });

  it('stores as they are pictures that need no change, and whole files only once', async () => {
    const small = await aPhoto().png().toBuffer();
    put('a.png', small);
    put('b.png', small);
    await importPictures('a.png', 'a.png', 'b.png');
    const stored = await readStored();
    expect(stored.map(({ name }) => name.split('.')[0]).sort()).toEqual(['a', 'b']);
    for (const { bytes } of stored) expect(bytes.equals(small)).toBe(true);
  });

  it('names file, line and column of each picture that it refuses, and imports nothing', async () => {
    const photo = await aPhoto().jpeg().toBuffer();
    put('good.jpg', photo);
    put('page.png', '<!doctype html><script>alert(1)</script>');
    put('bomb.png', aPictureBomb());
    put('print.jpg', await aPhoto().toColourspace('cmyk').jpeg().toBuffer());
    put('film.gif', await aFilm('gif'));
    put('film.webp', await aFilm('webp'));
    put('cut.jpg', photo.subarray(0, photo.length - 100));
    put('other.png', Buffer.concat([Buffer.from('89504e47', 'hex'), photo]));
    put('text.svg', '<svg>');
    const names = ['good.jpg', 'page.png', 'bomb.png', 'print.jpg', 'film.gif', 'film.webp', 'cut.jpg', 'other.png'];
    const { faults, written } = await importPictures(...names, 'text.svg');
    expect(written).toBe(false);
    expect(faults.map(describeFault)).toEqual([
      'items.csv, line 3, image: "page.png" has content that does not match its extension',
      'items.csv, line 4, image: "bomb.png" has 40,000 × 40,000 pixels, and 40 million are allowed',
      'items.csv, line 5, image: "print.jpg" is in CMYK, which is for print: save it in RGB',
      'items.csv, line 6, image: "film.gif" is animated: use a still picture',
      'items.csv, line 7, image: "film.webp" is animated: use a still picture',
      'items.csv, line 8, image: "cut.jpg" is damaged or incomplete: open it in an image editor and save it again',
      'items.csv, line 9, image: "other.png" is damaged or incomplete: open it in an image editor and save it again',
      'items.csv, line 10, image: "text.svg" is not a valid SVG drawing with xmlns="http://www.w3.org/2000/svg"',
    ]);
    expect(await readStored()).toEqual([]);
  });

  it('refuses drawings that would block the services, whatever hides their size', async () => {
    const draw = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
    const nest = (open: string, depth: number) => draw(`${open.repeat(depth)}${'</g>'.repeat(depth)}`);
    const attributes = (count: number) =>
      draw(`<g ${Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')}/>`);
    const tooComplex = {
      'deep.svg': nest('<g>', 12_000),
      'deeper.svg': nest('<g>', 50),
      'comment.svg': nest('<g><!-- </g> -->', 50),
      'cdata.svg': nest('<g><![CDATA[</g>]]>', 50),
      'quoted.svg': nest(`<g id="/>" class='"/>'>`, 50),
      'instruction.svg': nest('<g><?a </g>?>', 50),
      'doctype.svg': `<!DOCTYPE svg [<!ENTITY a "<!--"><!ENTITY b "]>">]>${nest('<g>', 50)}`,
      'flat.svg': draw('<g/>'.repeat(5000)),
      'comments.svg': draw('<!---->'.repeat(5000)),
      'wide.svg': attributes(101),
    };
    const fitting = {
      'fits.svg': nest('<g>', 49),
      'full.svg': draw('<path/>'.repeat(4999)),
      'attributes.svg': attributes(100),
    };
    const entities = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]>${draw(`<text>${'&a;'.repeat(9)}</text>`)}`;
    const files = { ...fitting, ...tooComplex, 'entities.svg': entities };
    for (const [name, svg] of Object.entries(files)) put(name, svg);
    const { faults } = await importPictures(...Object.keys(files));
    const limits = 'a drawing may have 5,000 elements, 50 levels of them and 100 attributes at each';
    expect(faults.map(({ reason }) => reason)).toEqual([
      ...Object.keys(tooComplex).map(
        (name) => `${JSON.stringify(name)} is too complex: ${limits}; simplify it, or save it as PNG`,
      ),
      '"entities.svg" is not a valid SVG drawing with xmlns="http://www.w3.org/2000/svg"',
    ]);
  });

  it('removes from drawings what is none, and keeps harmless ones as they are', async () => {
    const harmless = `<?xml version='1.0'?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox='0 0 9 9'><defs><path id="a" d="M0 0h9"/></defs><use href="#a"/></svg>\n`;
    put('harmless.svg', harmless);
    put(
      'evil.svg',
      `<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      onload="alert(1)"><script>alert(2)</script><a xlink:href="javascript:alert(3)"><path d="M0 0h9"/></a>
      <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>
      <image href="https://evil.example/a.png"/><use href="https://evil.example/b.svg#a"/></svg>`,
    );
    expect(await importPictures('harmless.svg', 'evil.svg')).toMatchObject({ faults: [], pictures: 2 });
    const texts = new Map((await readStored()).map(({ name, bytes }) => [name.split('.')[0], bytes.toString()]));
    expect(texts.get('harmless')).toBe(harmless);
    expect(texts.get('evil')).toContain('<path d="M0 0h9"/>');
    expect(texts.get('evil')).not.toMatch(/alert|script|iframe|evil\.example|ENTITY|onload/);
  });

  it('tells how many files it has read, also those of features', async () => {
    await database.db
      .insertInto('stock_items')
      .values(anItem({ code: 'P-0' }))
      .execute();
    put('side.jpg', await aPhotoOfAPhone());
    const counts: number[] = [];
    const { faults } = await importInto(database.db, {
      features: aTable('features.csv', featureColumns, ['code,nameEn,image', 'P-0,Side,side.jpg', 'P-0,Top,side.jpg']),
      imagesDirectory: folder,
      onFilesRead: (read) => counts.push(read),
    });
    expect([faults, counts]).toEqual([[], [1]]);
  });
});
