type Entry = Pick<Window, 'location' | 'history'>;

/**
 * Moves the token of an emailed link from the address to the history entry: the address is mirrored into the store,
 * which must not contain credentials. The history entry survives a reload.
 */
const takeResetToken = ({ location, history }: Entry): void => {
  const resetToken = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!resetToken) return;
  const state = history.state as object | null;
  history.replaceState({ ...state, resetToken }, '', location.pathname + location.search);
};

/** Call before the router starts, so that it never sees a token, at start-up or in an address entered later. */
export const watchResetToken = (window: Entry & Pick<Window, 'addEventListener'>): void => {
  takeResetToken(window);
  window.addEventListener('popstate', () => takeResetToken(window));
};

export const readResetToken = ({ state }: Pick<History, 'state'>): string | null => {
  const { resetToken } = (state ?? {}) as { resetToken?: unknown };
  return typeof resetToken === 'string' ? resetToken : null;
};
