import { type FaultList, RowError } from '../faults';
import { type ItemIndex, none, unspecified } from './itemIndex';

type Parents = {
  index: ItemIndex;
  /** The items of the file, in its order. */
  listed: readonly number[];
  replace: boolean;
  faults: FaultList;
};

const refuse = (reason: string) => new RowError('parentCode', reason);

/** The ids of items that remain parents because variants already in the catalogue keep referring to them. */
const findRemainingParents = ({ index, replace }: Parents): Set<number> => {
  const remaining = new Set<number>();
  for (const item of index.all()) {
    const parentId = index.get('parentId', item);
    if (parentId === none || index.get('wasDeleted', item) === 1) continue;
    const isKept = index.get('line', item) === none ? !replace : index.get('parent', item) === unspecified;
    if (isKept) remaining.add(parentId);
  }
  return remaining;
};

const checkParent = (item: number, { index }: Parents) => {
  const parent = index.get('parent', item);
  const name = JSON.stringify(index.getCode(parent));
  const isListed = index.get('line', parent) !== none;
  if (parent === item) throw refuse('an item cannot be its own parent');
  if (!isListed && index.get('id', parent) === none)
    throw refuse(`the item ${name} is neither in the catalogue nor on a valid line`);
  const above = index.get('parent', parent);
  const isVariant = isListed && above !== unspecified ? above !== none : index.get('parentId', parent) !== none;
  if (isVariant) throw refuse(`the item ${name} is itself a variant`);
  if (index.get(isListed ? 'isDeleted' : 'wasDeleted', parent) === 1) throw refuse(`the item ${name} is deleted`);
};

/** Takes items whose parent will not exist out of the index, which may orphan others in turn. Returns the rest. */
export const dropOrphans = (parents: Parents): number[] => {
  const { index, faults } = parents;
  const remainingParents = findRemainingParents(parents);
  const isValid = (item: number) => {
    if (index.get('parent', item) < 0) return true;
    const isFound = faults.attempt(index.get('line', item), () => {
      checkParent(item, parents);
      if (remainingParents.has(index.get('id', item))) throw refuse('the item itself has variants');
      return true;
    });
    if (isFound !== true) index.set(item, { line: none });
    return isFound === true;
  };
  let listed = [...parents.listed];
  for (let before = -1; before !== listed.length;) {
    before = listed.length;
    listed = listed.filter(isValid);
  }
  return listed;
};
