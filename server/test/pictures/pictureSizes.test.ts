import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const aPhoto = ({ width = 400, height = 200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#a8481c' } });

const container = 'StockItemImages';
const photo = 'pan.0123456789.jpg';

const browser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

describe.each(engines)('pictures in sizes on %s', (engine) => {
  let shop: TestApp;

  const store = (name: string, content_type: string, bytes: Buffer) =>
    shop.database.db.insertInto('files').values({ container, name, content_type, bytes }).execute();

  const get = async (address: string, headers: Record<string, string> = browser) => {
    const response = await shop.app.inject({ url: `/services/blob/${container}/${address}`, headers });
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
  };

  beforeEach(async () => {
    shop = await createTestApp(engine);
    // As a phone stores it: upright only once it is turned, with the place where it was taken.
    const bytes = await aPhoto()
      .withExif({ IFD3: { GPSLatitude: '40/1 26/1 46/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await store(photo, 'image/jpeg', bytes);
  });

  afterEach(() => shop.close());

  it.each([
    [browser, 'image/avif'],
    [{ accept: 'image/webp,*/*' }, 'image/webp'],
  ])('has a photograph in the best type for %j, turned and without metadata', async (headers, type) => {
    const { status, headers: received, bytes } = await get(`${photo}?w=160`, headers);
    expect(status).toBe(200);
    expect(received).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 160, height: 320, exif: undefined });
    const again = await get(`${photo}?w=160`, { ...headers, 'if-none-match': String(received.etag) });
    expect(again.status).toBe(304);
  });

  it('makes each size once, however many browsers ask at once, and enlarges nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${photo}?w=640`)));
    const digests = answers.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(digests).size).toBe(1);
    expect((await sharp(answers[0]!.bytes).metadata()).width).toBe(200);
    const stored = await shop.database.db.selectFrom('picture_sizes').select(['name', 'width']).execute();
    expect(stored).toEqual([{ name: photo, width: 640 }]);
    await shop.database.db.deleteFrom('files').execute();
    expect((await get(`${photo}?w=640`)).status).toBe(200);
  });

  it('refuses other widths, and stores nothing for pictures that do not exist', async () => {
    for (const width of ['0', '161', '99999', '-160', '1e2', '160;drop', ''])
      expect([width, (await get(`${photo}?w=${width}`)).status]).toEqual([width, 400]);
    expect((await get(`${photo}?w=160&w=320`)).status).toBe(400);
    expect((await get('nothing.0123456789.jpg?w=160')).status).toBe(404);
    expect(await shop.database.db.selectFrom('picture_sizes').selectAll().execute()).toEqual([]);
  });

  it('serves what cannot be made smaller as it is', async () => {
    const huge = await aPhoto({ width: 8000, height: 5001 }).png().toBuffer();
    const files = [
      ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['broken.jpg', 'image/jpeg', Buffer.from('no picture')],
      ['huge.png', 'image/png', huge],
    ] as const;
    for (const [name, type, bytes] of files) {
      await store(name, type, bytes);
      const served = await get(`${name}?w=320`);
      expect([name, served.status, String(served.headers['content-type']).split(';')[0]]).toEqual([name, 200, type]);
      expect(served.bytes.equals(bytes)).toBe(true);
    }
  });
});
