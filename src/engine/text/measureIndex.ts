import { findMeasures, foldMeasures } from './measures';
import { keepBest, matchKinds, toWeight, type Weights } from './weights';

// With what counts, as in "pack of 12", or with one sign before it, as in A5.
const fromFirstNumber = /(?:(?:pack|set|box|paquete|juego|caja|bolsa|lote) \p{L}+ ?|.)?\d.*$/isu;

const wholeWord = 4;

export const measureWeight = toWeight(matchKinds.sameWord, wholeWord);
const stepLength = 256;

const findEnd = (name: string | null): string | undefined => fromFirstNumber.exec(name ?? '')?.[0];

type Known = Map<string, readonly string[]>;

const measuresAt = (end: string, known?: Known): string[] => findMeasures(foldMeasures(end), known);

/** The measures in a name, in each of their spellings. */
export const measuresIn = (name: string | null, known?: Known): string[] => {
  const end = findEnd(name);
  return end === undefined ? [] : measuresAt(end, known);
};

/** Reads each end of a name only once: sizes repeat by the thousand. */
export function* indexMeasures(
  names: readonly (string | null)[],
): Generator<void, (measure: string) => (weights: Weights) => void> {
  /** The number of each end, from 1. */
  const ends = new Map<string, number>();
  const endByItem = new Uint32Array(names.length);
  const endsWith = new Map<string, Set<number>>();
  const known: Known = new Map();
  for (let at = 0; at < names.length; at += 1) {
    if (at % stepLength === 0) yield;
    const end = findEnd(names[at] ?? null);
    if (end === undefined) continue;
    let number = ends.get(end);
    if (number === undefined) {
      number = ends.size + 1;
      ends.set(end, number);
      for (const measure of measuresAt(end, known))
        endsWith.set(measure, (endsWith.get(measure) ?? new Set()).add(number));
    }
    endByItem[at] = number;
  }
  return (measure) => (weights) => {
    const found = endsWith.get(measure);
    if (!found) return;
    for (let at = 0; at < endByItem.length; at += 1)
      if (found.has(endByItem[at] ?? 0)) keepBest(weights, at, measureWeight);
  };
}
