import { nextTask } from '@/shared/lib/scheduling';

import { retryFailedLoads } from './retryChunks';
import { showStartFailure } from './startFailure';

declare global {
  interface Window {
    __nonce__?: string | undefined;
  }
}

// Styles that libraries insert carry the page's nonce, which a strict policy requires. Set before any of them loads.
window.__nonce__ = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;

__webpack_chunk_load__ = retryFailedLoads(__webpack_chunk_load__);

/** The page's code runs in several tasks, so that a slow device stays responsive between them. */
const begin = async (root: HTMLElement) => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@/store/createAppStore');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(root);
};

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
// If this never runs, the inline script in the page takes over.
root.dataset.started = '';
begin(root).catch((error: unknown) => showStartFailure(root, error));
