import { once } from '../once';

const compare = new Intl.Collator('zh').compare;
const first = 0x4e00;
const last = 0x9fa5;
const step = 16;

/** Some characters in the order of their sounds, by which Chinese is sorted: no table of sounds is needed. */
const listSounds = once(() =>
  Array.from({ length: Math.floor((last - first) / step) }, (_, at) => String.fromCharCode(first + at * step)).sort(
    compare,
  ),
);

const findPlace = (character: string): number => {
  const sounds = listSounds();
  let from = 0;
  let to = sounds.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(sounds[middle] ?? '', character) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** How far two characters are from sounding alike: about 6 within a syllable, and hundreds between most others. */
export const distanceBetweenSounds = (one: string, other: string): number =>
  Math.abs(findPlace(one) - findPlace(other));
