import { editDistance } from '@/engine/text/editDistance';

/** A hint with the known word that was probably meant, or an empty text. */
export const suggest = (word: string, known: Iterable<string>): string => {
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const [best] = [...known]
    .map((each) => ({ each, distance: editDistance(word.toLowerCase(), each.toLowerCase(), maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance);
  return best ? ` Did you mean ${best.each}?` : '';
};
