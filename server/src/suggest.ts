import { editDistance } from '@/engine/text/editDistance';
import { foldText } from '@/engine/text/foldText';

/** A hint with the known word that was probably meant, or an empty text. Case and accents do not matter. */
export const suggest = (word: string, known: Iterable<string>): string => {
  const folded = foldText(word);
  const maxDistance = Math.max(1, Math.floor(folded.length / 3));
  const [best] = [...known]
    .map((each) => ({ each, distance: editDistance(folded, foldText(each), maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance);
  return best ? ` Did you mean ${best.each}?` : '';
};
