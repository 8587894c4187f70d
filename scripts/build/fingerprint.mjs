import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const filesUnder = (place) => {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [place];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .flatMap((entry) => (entry.name === 'node_modules' ? [] : filesUnder(path.join(place, entry.name))));
};

/**
 * A hash of the names and contents of all files in these places, ignoring modification times.
 *
 * @param {string} base
 * @param {string[]} places
 * @param {(name: string) => boolean} isCounted
 */
export const computeFingerprint = (base, places, isCounted = () => true) => {
  const hash = createHash('sha256');
  const files = places.flatMap((place) => filesUnder(path.join(base, place)));
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    const name = path.relative(base, file).split(path.sep).join('/');
    if (!isCounted(name)) continue;
    const content = fs.readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** Stale: a build product is missing, or was made from different sources. */
export const isStale = (stampFile, fingerprint, products) =>
  products.some((product) => !fs.existsSync(product)) ||
  !fs.existsSync(stampFile) ||
  fs.readFileSync(stampFile, 'utf8').trim() !== fingerprint;
