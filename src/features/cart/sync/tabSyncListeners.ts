import type { CatalogCartItem } from '@/api/inventoryApi';
import { selectClientId } from '@/features/session/sessionSlice';
import { addAppListener } from '@/store/listenerMiddleware';
import type { AppThunk } from '@/store/appTypes';

import type { LineRef } from '../cartCopy';
import { selectCartCopies } from '../cartSelectors';
import { lineSettled } from '../cartSlice';
import { readOrderedCart, type OrderedCart } from '../edits/orderedCart';
import { readUncertainCarts } from '../edits/readCart';
import { tellReads } from '../edits/runningReads';

type Told = { clientId: number | undefined } & (
  | { kind: 'line'; line: LineRef & { item: CatalogCartItem | null } }
  /** A push took lines out, or may have. */
  | { kind: 'cart'; ordered: OrderedCart }
);

// Long enough for a burst of edits, short enough for tabs to agree within a second.
const quietMs = 250;

const channelName = 'medida.cart';
const tellers = new WeakMap<object, (told: Told) => void>();

/** Notifies the client's other tabs that a whole cart changed. */
export const tellCartChanged =
  (ordered: OrderedCart): AppThunk =>
  (_dispatch, getState, services) =>
    tellers.get(services)?.({ kind: 'cart', ordered, clientId: selectClientId(getState()) });

const isElsewhere = (action: unknown) => lineSettled.match(action) && action.payload.sent === undefined;

// Another tab's line shows at once, but both tabs may have edited it: only the service knows which edit came last.
const rereading = addAppListener({
  predicate: (action) => isElsewhere(action),
  effect: async (_action, listener) => {
    listener.cancelActiveListeners();
    await listener.delay(quietMs);
    await listener.fork(() => listener.dispatch(readUncertainCarts())).result;
  },
});

/** Design §6: other tabs catch up within a second. */
export const tellTabs = (): AppThunk => (dispatch, getState, services) => {
  const channel = services.storage?.channel?.(channelName);
  if (!channel) return;
  tellers.set(services, (told) => channel.postMessage(told));
  const telling = addAppListener({
    predicate: (action) => lineSettled.match(action) && !isElsewhere(action),
    effect: (action) => {
      if (!lineSettled.match(action)) return;
      const { catalogId, stockItemId, item } = action.payload;
      const told: Told = {
        kind: 'line',
        line: { catalogId, stockItemId, item },
        clientId: selectClientId(getState()),
      };
      channel.postMessage(told);
    },
  });
  dispatch(telling);
  dispatch(rereading);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.clientId === undefined || data.clientId !== selectClientId(getState())) return;
    if (data.kind === 'cart') {
      void dispatch(readOrderedCart(data.ordered));
      return;
    }
    const { catalogId, stockItemId, item } = data.line;
    if (!selectCartCopies(getState())[catalogId]) return;
    tellReads(services, catalogId, stockItemId, item);
    dispatch(lineSettled(data.line));
  });
};
