import { retryFailedChunks } from '@/shared/lib/loadCode';
import { nextTask } from '@/shared/lib/scheduling';

import { adoptNotificationStyles } from '../shell/notifications/adoptNotificationStyles';
import { showStartFailure } from './startFailure';

adoptNotificationStyles();

__webpack_chunk_load__ = retryFailedChunks(__webpack_chunk_load__);

/** The page's code runs in several tasks, so that a slow device stays responsive between them. */
const begin = async (root: HTMLElement) => {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@/api/baseApi');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@/store/createAppStore');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../theme/createAppTheme');
  await nextTask();
  await import(/* webpackMode: "eager" */ './AppProviders');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../routes/router');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(root);
};

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
// If this never runs, the inline script in the page takes over.
root.dataset.started = '';
begin(root).catch((error: unknown) => showStartFailure(root, error));
