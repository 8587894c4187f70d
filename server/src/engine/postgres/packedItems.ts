/** The items of each word, in ascending order: the first one in two bytes, and how much further each of the others is in one. */
export type PackedItems = {
  /** The bytes of word n are at `starts[n]` up to, but excluding, `starts[n + 1]` in `bytes`. */
  starts: Uint32Array;
  bytes: Uint8Array;
};

// The next item is further away than this.
const further = 255;

export const packItems = (starts: Uint32Array, items: Uint32Array): PackedItems => {
  const bytes: number[] = [];
  const own = new Uint32Array(starts.length);
  for (let number = 0; number + 1 < starts.length; number += 1) {
    const [from = 0, end = 0] = [starts[number], starts[number + 1]];
    let before = items[from] ?? 0;
    bytes.push(before >> 8, before & 255);
    for (let at = from + 1; at < end; at += 1) {
      const item = items[at] ?? 0;
      for (; item - before >= further; before += further) bytes.push(further);
      bytes.push(item - before);
      before = item;
    }
    own[number + 1] = bytes.length;
  }
  return { starts: own, bytes: Uint8Array.from(bytes) };
};

export const eachItem = ({ starts, bytes }: PackedItems, number: number, visit: (item: number) => void) => {
  const [from = 0, end = 0] = [starts[number], starts[number + 1]];
  let item = ((bytes[from] ?? 0) << 8) | (bytes[from + 1] ?? 0);
  visit(item);
  for (let at = from + 2; at < end; at += 1) {
    const gap = bytes[at] ?? 0;
    item += gap;
    if (gap !== further) visit(item);
  }
};

export const countItems = ({ starts, bytes }: PackedItems, number: number): number => {
  let count = 1;
  for (let at = (starts[number] ?? 0) + 2; at < (starts[number + 1] ?? 0); at += 1)
    if (bytes[at] !== further) count += 1;
  return count;
};
