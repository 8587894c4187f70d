import type { CatalogEngine, EngineStatus, ListFailure } from '@/engine/host/catalogEngine';

// Long enough for a price list, short enough for a page left open all day.
const staleAfterMs = 15 * 60_000;
const checkEveryMs = 15_000;

const isStale = ({ state, catalogs }: EngineStatus, now: number): boolean =>
  (state === 'ready' || state === 'failed') &&
  catalogs.some(({ fetchedAt, isRefreshing }) => !isRefreshing && now - (fetchedAt ?? 0) > staleAfterMs);

const isTemporary = (failure: ListFailure | null) =>
  failure !== null && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

const isFailing = ({ catalogs }: EngineStatus): boolean =>
  catalogs.some(({ failure, featuresFailure }) => isTemporary(failure) || isTemporary(featuresFailure));

type Page = { window: EventTarget; document: EventTarget & Pick<Document, 'visibilityState'> };

/** Reloads the lists when the network returns and, in a visible page, when they are stale or could not be loaded. */
export const keepFresh = (
  engine: Pick<CatalogEngine, 'status'>,
  reload: () => Promise<unknown>,
  { window, document }: Page,
) => {
  let lastReload = Date.now();
  let isReloading = false;
  const reloadNow = () => {
    lastReload = Date.now();
    isReloading = true;
    const end = () => {
      isReloading = false;
    };
    // The status carries the failure and the age of what is shown.
    reload().then(end, end);
  };
  const reloadIfDue = () => {
    if (document.visibilityState !== 'visible' || isReloading) return;
    const now = Date.now();
    const status = engine.status();
    if (isFailing(status) || (now - lastReload > staleAfterMs && isStale(status, now))) reloadNow();
  };
  window.addEventListener('online', reloadNow);
  document.addEventListener('visibilitychange', reloadIfDue);
  const timer = setInterval(reloadIfDue, checkEveryMs);
  return () => {
    window.removeEventListener('online', reloadNow);
    document.removeEventListener('visibilitychange', reloadIfDue);
    clearInterval(timer);
  };
};
