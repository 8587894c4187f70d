import type { CatalogEngine, EngineStatus } from '@/engine/host/catalogEngine';

// Long enough for a price list, short enough for a page left open all day.
const staleAfterMs = 15 * 60_000;
const checkEveryMs = 60_000;

const isStale = ({ state, catalogs }: EngineStatus, now: number): boolean =>
  (state === 'ready' || state === 'failed') &&
  catalogs.some(({ fetchedAt, isRefreshing }) => !isRefreshing && now - (fetchedAt ?? 0) > staleAfterMs);

type Page = { window: EventTarget; document: EventTarget & Pick<Document, 'visibilityState'> };

/** Reloads the lists when the network returns, and when they are stale and the page is visible. */
export const keepFresh = (
  engine: Pick<CatalogEngine, 'status'>,
  reload: () => Promise<unknown>,
  { window, document }: Page,
) => {
  let lastReload = Date.now();
  const reloadNow = () => {
    lastReload = Date.now();
    // The status carries the failure and the age of what is shown.
    reload().catch(() => undefined);
  };
  const reloadIfStale = () => {
    const now = Date.now();
    if (document.visibilityState === 'visible' && now - lastReload > staleAfterMs && isStale(engine.status(), now))
      reloadNow();
  };
  window.addEventListener('online', reloadNow);
  document.addEventListener('visibilitychange', reloadIfStale);
  const timer = setInterval(reloadIfStale, checkEveryMs);
  return () => {
    window.removeEventListener('online', reloadNow);
    document.removeEventListener('visibilitychange', reloadIfStale);
    clearInterval(timer);
  };
};
