// The build inlines this script into the page's head (webpack.config.ts), where it runs before anything is shown.
import { applyStoredLook, recordEarlyInput, restartIfNeeded, runScripts } from './beforeStart';

applyStoredLook();
recordEarlyInput();
void runScripts(document.currentScript?.dataset.font ?? '').then(async () => {
  const root = document.getElementById('root');
  if (root) await restartIfNeeded(root);
});
