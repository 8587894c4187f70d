import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { addAppListener } from '@/store/listenerMiddleware';
import type { CatalogCartItem } from '@/api/inventoryApi';

import type { LineRef } from '../state/cartModel';
import { selectCartCopies } from '../state/cartSelectors';
import { lineSettled } from '../state/cartSlice';
import { type OrderedCart, readOrderedCart, readUncertainCarts, updateRunningReads } from '../state/edits/readCart';

type TabMessage = { clientId: number | undefined } & (
  | { kind: 'line'; line: LineRef & { item: CatalogCartItem | null } }
  /** A push took lines out, or may have. */
  | { kind: 'cart'; ordered: OrderedCart }
);

// Long enough for a burst of edits, short enough for tabs to agree within a second.
const debounceMs = 250;

const channelName = 'medida.cart';

/** Notifies the client's other tabs that a whole cart changed. */
export const broadcastCartChange =
  (ordered: OrderedCart): AppThunk =>
  (_dispatch, getState, { cartSync }) => {
    const message: TabMessage = { kind: 'cart', ordered, clientId: selectClientId(getState()) };
    cartSync.tabs?.postMessage(message);
  };

const isFromOtherTab = (action: unknown) => lineSettled.match(action) && action.payload.sent === undefined;

// Another tab's line shows at once, but both tabs may have edited it: only the service knows which edit came last.
const rereadSharedLines = addAppListener({
  predicate: (action) => isFromOtherTab(action),
  effect: async (_action, listener) => {
    listener.cancelActiveListeners();
    await listener.delay(debounceMs);
    await listener.fork(() => listener.dispatch(readUncertainCarts())).result;
  },
});

/** Design §6: other tabs catch up within a second. */
export const syncTabs =
  (): AppThunk =>
  (dispatch, getState, { cartSync, storage }) => {
    const channel = storage?.channel?.(channelName);
    if (!channel) return;
    cartSync.tabs = channel;
    const broadcastLine = addAppListener({
      predicate: (action) => lineSettled.match(action) && !isFromOtherTab(action),
      effect: (action) => {
        if (!lineSettled.match(action)) return;
        const { catalogId, stockItemId, item } = action.payload;
        const message: TabMessage = {
          kind: 'line',
          line: { catalogId, stockItemId, item },
          clientId: selectClientId(getState()),
        };
        channel.postMessage(message);
      },
    });
    dispatch(broadcastLine);
    dispatch(rereadSharedLines);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.clientId === undefined || data.clientId !== selectClientId(getState())) return;
      if (data.kind === 'cart') {
        void dispatch(readOrderedCart(data.ordered));
        return;
      }
      const { catalogId, stockItemId, item } = data.line;
      if (!selectCartCopies(getState())[catalogId]) return;
      updateRunningReads(cartSync, catalogId, stockItemId, item);
      dispatch(lineSettled(data.line));
    });
  };
