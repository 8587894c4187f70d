import type { StockItemsTable } from '../../db/tables';
import { type FaultList, RowError } from '../faults';
import type { ItemDraft } from './readItemRow';

type Parents = {
  drafts: Map<string, ItemDraft>;
  existing: Map<string, StockItemsTable>;
  replace: boolean;
  faults: FaultList;
};

const refuse = (reason: string) => new RowError('parentCode', reason);

/** Items that remain parents because variants already in the catalogue keep referring to them. */
const findRemainingParents = ({ drafts, existing, replace }: Parents): Set<number | null> => {
  const remaining = [...existing.values()].filter(({ code, deleted }) => {
    const draft = drafts.get(code);
    return deleted === 0 && (draft === undefined ? !replace : draft.parentCode === undefined);
  });
  return new Set(remaining.map((item) => item.stock_item_parent_id));
};

const checkParent = (draft: ItemDraft, parentCode: string, { drafts, existing }: Parents) => {
  const name = JSON.stringify(parentCode);
  if (parentCode === draft.code) throw refuse('an item cannot be its own parent');
  const drafted = drafts.get(parentCode);
  const present = existing.get(parentCode);
  if (drafted === undefined && present === undefined)
    throw refuse(`the item ${name} is neither in the catalogue nor on a valid line`);
  const above = drafted?.parentCode;
  const isVariant = above === undefined ? (present?.stock_item_parent_id ?? null) !== null : above !== null;
  if (isVariant) throw refuse(`the item ${name} is itself a variant`);
  if ((drafted?.values.deleted ?? present?.deleted) === 1) throw refuse(`the item ${name} is deleted`);
};

/** Removes drafts whose parent will not exist, which may orphan others in turn. */
export const dropOrphans = (parents: Parents): void => {
  const { drafts, faults } = parents;
  const remainingParents = findRemainingParents(parents);
  for (let dropped = true; dropped;) {
    dropped = false;
    for (const draft of [...drafts.values()]) {
      const { parentCode } = draft;
      if (parentCode === null || parentCode === undefined) continue;
      const isValid = faults.attempt(draft.line, () => {
        checkParent(draft, parentCode, parents);
        if (draft.existing !== undefined && remainingParents.has(draft.existing.stock_item_id))
          throw refuse('the item itself has variants');
        return true;
      });
      if (isValid === true) continue;
      drafts.delete(draft.code);
      dropped = true;
    }
  }
};
