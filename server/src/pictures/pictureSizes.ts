import type { FastifyBaseLogger } from 'fastify';

import { Refusal } from '../http/responses/refusal';
import { createFairQueue } from '../http/security/fairQueue';
import type { FilesRepository, PictureSize, SizeType, StoredFile } from '../repositories/filesRepository';
import { shrinkPicture } from './shrinkPicture';

const canShrink = /^image\/(jpeg|png|webp|avif)$/;

// One at a time, so that pages do not wait for pictures. A list has some 50, and an office shares an address.
const queueLimits = { maxRunning: 1, maxPerGroup: 200, maxWaiting: 2000 };

/** The best type that the browser accepts; all that can show the pages accept WebP. */
export const chooseSizeType = (accept: string | undefined): SizeType =>
  accept?.includes('image/avif') ? 'image/avif' : 'image/webp';

type Asking = { group: string; log: FastifyBaseLogger };

/** Sizes are made once, when they are first asked for. There is a fixed number of them for each stored picture. */
export const createPictureSizes = (files: FilesRepository) => {
  const enqueue = createFairQueue(queueLimits);
  const inWork = new Map<string, Promise<StoredFile | undefined>>();

  const make = async (size: PictureSize, { group, log }: Asking): Promise<StoredFile | undefined> => {
    const original = await files.find(size.container, size.name);
    if (!original || !canShrink.test(original.contentType)) return original;
    try {
      const { width, contentType } = size;
      const made = await enqueue({ group, isKnown: false }, () => shrinkPicture(original.bytes, width, contentType));
      await files.addSize(size, made.bytes);
      return made;
    } catch (error) {
      // What a browser cannot show either is replaced by the page.
      if (error instanceof Refusal) throw error;
      log.warn({ err: error, picture: `${size.container}/${size.name}` }, 'a picture cannot be made smaller');
      return original;
    }
  };

  return {
    find: async (size: PictureSize, asking: Asking): Promise<StoredFile | undefined> => {
      const stored = await files.findSize(size);
      if (stored) return stored;
      const key = JSON.stringify(size);
      const begun = inWork.get(key) ?? make(size, asking).finally(() => inWork.delete(key));
      inWork.set(key, begun);
      return begun;
    },
  };
};
