import type { CatalogEngine, EngineStatus } from '@/engine/host/catalogEngine';

// Long enough for a price list, short enough for a page left open all day.
const oldAfterMs = 15 * 60_000;
const lookEveryMs = 60_000;

const isOld = ({ state, catalogs }: EngineStatus, now: number): boolean =>
  (state === 'ready' || state === 'failed') &&
  catalogs.some(({ fetchedAt, isRefreshing }) => !isRefreshing && now - (fetchedAt ?? 0) > oldAfterMs);

type Page = { window: EventTarget; document: EventTarget & Pick<Document, 'visibilityState'> };

/** Reloads the lists when the network returns, and when they are stale and the page is visible. */
export const keepFresh = (
  engine: Pick<CatalogEngine, 'status'>,
  read: () => Promise<unknown>,
  { window, document }: Page,
) => {
  let lastRead = Date.now();
  const readAgain = () => {
    lastRead = Date.now();
    // The status carries the failure and the age of what is shown.
    read().catch(() => undefined);
  };
  const look = () => {
    const now = Date.now();
    if (document.visibilityState === 'visible' && now - lastRead > oldAfterMs && isOld(engine.status(), now))
      readAgain();
  };
  window.addEventListener('online', readAgain);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, lookEveryMs);
  return () => {
    window.removeEventListener('online', readAgain);
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
};
