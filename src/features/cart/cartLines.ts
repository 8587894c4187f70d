import type { CatalogCartItem } from '@/api/inventoryApi';

import { cartLineId, type CartCopy, type LineEdit, type LineRef } from './cartCopy';

/** One stock item in one catalogue's cart as shown on screen; the two ids together identify the line. */
export type CartLine = Omit<CatalogCartItem, 'shoppingCarts'> & {
  /** Null until the service has created the line. */
  shoppingCartId: number | null;
  quantity: number;
  /** Unit price when the quantity was last set. */
  setPrice: number | null;
  isPending: boolean;
};

const unknown = {
  name: null,
  code: null,
  imageUrl: null,
  additionalCode: null,
  stockCategoryId: null,
  stockItemParentId: null,
  isParent: false,
  deleted: false,
  isOffer: false,
  isNew: false,
};

const heldLine = ({ shoppingCarts, ...item }: CatalogCartItem, edit: LineEdit | undefined): CartLine[] => {
  const [held] = shoppingCarts;
  const quantity = edit ? edit.quantity : (held?.quantity ?? 0);
  if (quantity === 0) return [];
  const { shoppingCartId = null, price: setPrice = null } = held ?? {};
  return [{ ...item, shoppingCartId, quantity, setPrice, isPending: edit !== undefined }];
};

const newLine = ({ quantity, added }: LineEdit): CartLine[] =>
  added && quantity > 0
    ? [{ ...unknown, ...added, shoppingCartId: null, quantity, setPrice: null, isPending: true }]
    : [];

// Lines whose item and edit are unchanged keep their identity, so their rows need not re-render.
const drawn = new WeakMap<CatalogCartItem, { edit: LineEdit | undefined; lines: CartLine[] }>();

const toCartLine = (item: CatalogCartItem, edit: LineEdit | undefined): CartLine[] => {
  const before = drawn.get(item);
  if (before && before.edit === edit) return before.lines;
  const lines = heldLine(item, edit);
  drawn.set(item, { edit, lines });
  return lines;
};

type Held = { copies: Record<number, CartCopy>; edits: Record<string, LineEdit> };

/** Design §6: the server's copy ⊕ pending edits. */
export const toCartLines = ({ copies, edits }: Held): CartLine[] => {
  const waiting = new Map(Object.entries(edits));
  const findEdit = (ref: LineRef) => {
    const id = cartLineId(ref);
    const edit = waiting.get(id);
    waiting.delete(id);
    return edit;
  };
  const held = Object.values(copies).flatMap(({ items }) => items.flatMap((item) => toCartLine(item, findEdit(item))));
  return [...held, ...[...waiting.values()].flatMap(newLine)];
};
