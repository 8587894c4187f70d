import sharp from 'sharp';

import { shrinkPicture } from '../../src/pictures/shrinkPicture';

const grey = { width: 64, height: 64, channels: 3 as const, background: { r: 120, g: 120, b: 120 } };

describe('shrinking pictures', () => {
  it('reads many at once', async () => {
    const bytes = await sharp({ create: grey }).jpeg().toBuffer();
    const sizes = await Promise.all(
      Array.from({ length: 2000 }, async (_, index) => {
        // Each begins while others are read.
        await new Promise((resolve) => setTimeout(resolve, index % 200));
        return (await shrinkPicture(bytes, 32, 'image/webp')).bytes.length;
      }),
    );
    expect(new Set(sizes).size).toBe(1);
  });
});
