import type { AppStore } from '@/store/createAppStore';
import type { TimeTravel } from '@/store/timeTravel';

type Parts = { timeTravel: Pick<TimeTravel, 'isReplaying' | 'subscribe'>; store: AppStore; restart: () => void };

/** Starts the page again after it has failed to show a moment of a replay: a file may hold a state that no screen can show. */
export const recoverPage = ({ timeTravel: { isReplaying, subscribe }, store, restart }: Parts) => {
  // Since it was started. What it has begun to render then can still fail in the present.
  let hasShownReplay = false;
  const recover = () => {
    if (!document.querySelector('[data-failed]')) return;
    hasShownReplay = isReplaying();
    restart();
  };
  subscribe(() => {
    hasShownReplay ||= isReplaying();
    recover();
  });
  store.subscribe(() => {
    if (isReplaying()) recover();
  });
  // The boundary reports it before React is done with the page.
  window.addEventListener('error', () =>
    setTimeout(() => {
      if (hasShownReplay && !isReplaying()) recover();
    }),
  );
};
