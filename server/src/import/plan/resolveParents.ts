import { type FaultList, RowError } from '../read/faults';
import type { IndexedItem, ItemIndex } from './itemIndex';

type Parents = {
  index: ItemIndex;
  /** The items of the file, in its order. */
  listed: readonly IndexedItem[];
  replace: boolean;
  faults: FaultList;
};

const refuse = (reason: string) => new RowError('parentCode', reason);

/** The ids of items that remain parents because variants already in the catalogue keep referring to them. */
const findRemainingParents = ({ index, replace }: Parents): Set<number | undefined> => {
  const remaining = new Set<number | undefined>();
  for (const { parentId, wasDeleted, line, parent } of index.all) {
    if (parentId === null || wasDeleted === 1) continue;
    const isKept = line === undefined ? !replace : parent === undefined;
    if (isKept) remaining.add(parentId);
  }
  return remaining;
};

const checkParent = (item: IndexedItem, parent: IndexedItem) => {
  const name = JSON.stringify(parent.code);
  const isListed = parent.line !== undefined;
  if (parent === item) throw refuse('an item cannot be its own parent');
  if (!isListed && parent.id === undefined)
    throw refuse(`the item ${name} is neither in the catalogue nor on a valid line`);
  const isVariant = isListed && parent.parent !== undefined ? parent.parent !== null : parent.parentId !== null;
  if (isVariant) throw refuse(`the item ${name} is itself a variant`);
  if ((isListed ? parent.isDeleted : parent.wasDeleted) === 1) throw refuse(`the item ${name} is deleted`);
};

/** Takes items whose parent will not exist out of the index, which may orphan others in turn. Returns the rest. */
export const dropOrphans = (parents: Parents): IndexedItem[] => {
  const { faults } = parents;
  const remainingParents = findRemainingParents(parents);
  const isValid = (item: IndexedItem) => {
    const { parent, line = 0 } = item;
    if (!parent) return true;
    const isFound = faults.attempt(line, () => {
      checkParent(item, parent);
      if (remainingParents.has(item.id)) throw refuse('the item itself has variants');
      return true;
    });
    if (!isFound) item.line = undefined;
    return isFound === true;
  };
  let listed = [...parents.listed];
  for (let before = -1; before !== listed.length;) {
    before = listed.length;
    listed = listed.filter(isValid);
  }
  return listed;
};
