import { selectClientId } from '@/features/session/state/sessionSlice';
import { isOffline } from '@/shared/lib/connection';

import { type OrderedItem, toOrderedItem } from '../cartModel';
import { selectCartCopies, selectQuantity } from '../cartSelectors';
import type { CartFailure } from '../cartSlice';
import type { CartThunk } from '../edits/cartSync';
import { editLine } from '../edits/editLine';
import { openCart } from '../edits/readCart';

export type LineToAdd = OrderedItem & {
  quantity: number;
  /** The quantity a failed attempt aimed for, so that a retry does not add the line twice. */
  target?: number;
  /** The rows on screen that the line stands for, if its caller merged several. */
  rowIds?: string[];
};

export type LineOutcome =
  | { line: LineToAdd; state: 'added' }
  | { line: LineToAdd; state: 'failed'; error: CartFailure }
  | { line: LineToAdd; state: 'stopped' };

type AddOptions = { signal?: AbortSignal; onSettled?: (outcome: LineOutcome) => void };

const parallelPerCatalog = 4;

/** Current quantities come from the service or, when offline, from the stored copy. Resolves to a failed read's error. */
const ensureCartLoaded =
  (catalogId: number): CartThunk<Promise<CartFailure | null>> =>
  async (dispatch, getState) => {
    const copy = selectCartCopies(getState())[catalogId];
    if (copy && (!copy.isRestored || isOffline())) return null;
    const result = await dispatch(openCart(catalogId));
    return 'error' in result ? result.error : null;
  };

const addLine =
  (line: LineToAdd): CartThunk<Promise<LineOutcome>> =>
  async (dispatch, getState) => {
    const loadError = await dispatch(ensureCartLoaded(line.catalogId));
    if (loadError) return { line, state: 'failed', error: loadError };
    const current = selectQuantity(getState(), line);
    if (line.target !== undefined && current === line.target) return { line, state: 'added' };
    const { catalogId, stockItemId } = line;
    const target = current + line.quantity;
    const outcome = await dispatch(editLine({ catalogId, stockItemId, quantity: target, added: toOrderedItem(line) }));
    if (outcome.state === 'failed') return { line: { ...line, target }, state: 'failed', error: outcome.error };
    return { line, state: 'added' };
  };

/** Adds to the current quantities; new lines keep the order given here. The caller reports the outcomes. */
export const addLines =
  (lines: LineToAdd[], { signal, onSettled }: AddOptions = {}): CartThunk<Promise<LineOutcome[]>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    const outcomes: LineOutcome[] = [];
    const isStopped = () => signal?.aborted === true || selectClientId(getState()) !== clientId;
    const addQueued = async (queue: [index: number, line: LineToAdd][]) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, line] = next;
        const outcome: LineOutcome = isStopped() ? { line, state: 'stopped' } : await dispatch(addLine(line));
        outcomes[index] = outcome;
        onSettled?.(outcome);
      }
    };
    const catalogIds = [...new Set(lines.map(({ catalogId }) => catalogId))];
    await Promise.all(
      catalogIds.flatMap((catalogId) => {
        const queue = [...lines.entries()].filter(([, line]) => line.catalogId === catalogId);
        return Array.from({ length: parallelPerCatalog }, () => addQueued(queue));
      }),
    );
    return outcomes;
  };
