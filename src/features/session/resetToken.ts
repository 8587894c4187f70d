type Entry = Pick<Window, 'location' | 'history'>;

/**
 * The token of a link from a message moves from the address to the history entry: the address is mirrored into the
 * store, and no credential may be there. The entry keeps it when the page is loaded again.
 */
const takeResetToken = ({ location, history }: Entry): void => {
  const resetToken = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!resetToken) return;
  const state = history.state as object | null;
  history.replaceState({ ...state, resetToken }, '', location.pathname + location.search);
};

/** Before the router, at the start and for every address that is entered later: it is to see neither token. */
export const watchResetToken = (window: Entry & Pick<Window, 'addEventListener'>): void => {
  takeResetToken(window);
  window.addEventListener('popstate', () => takeResetToken(window));
};

export const readResetToken = ({ state }: Pick<History, 'state'>): string | null => {
  const { resetToken } = (state ?? {}) as { resetToken?: unknown };
  return typeof resetToken === 'string' ? resetToken : null;
};
