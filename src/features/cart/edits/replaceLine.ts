import { shownName } from '@/shared/routing/catalogueAddresses';

import { type OrderedItem, toOrderedItem } from '../cartModel';
import { type LineItem, selectQuantity } from '../cartSelectors';
import type { CartThunk } from './cartThunk';
import { editLine } from './editLine';
import { notifyEdit } from './setQuantity';

/** Orders another item in place of a line, which is removed only once the other is in the cart. */
export const replaceLine =
  (line: LineItem, item: OrderedItem, added: number): CartThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { catalogId, stockItemId } = item;
    const quantity = selectQuantity(getState(), item) + added;
    const { state } = await dispatch(editLine({ catalogId, stockItemId, quantity, added: toOrderedItem(item) }));
    if (state === 'saved') {
      const { name = null, code = null } = item;
      const { state: removal } = await dispatch(editLine({ ...line, quantity: 0, added: null }));
      if (removal === 'saved') dispatch(notifyEdit('updated', 'success', shownName({ name, code })));
      if (removal === 'failed') dispatch(notifyEdit('notDeleted', 'error', shownName(line)));
      return removal === 'saved';
    }
    if (state === 'failed') dispatch(notifyEdit('notUpdated', 'error', shownName(line)));
    return false;
  };
