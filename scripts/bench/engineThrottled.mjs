import { openChromium } from '../browser/openChromium.mjs';
import { bundled } from '../build/importBundled.mjs';
import { inRoot } from '../process/paths.mjs';

/** Measures the catalogue engine in a browser with its CPU throttled to a quarter of this machine's speed. */
export const bench = async () => {
  const path = await bundled(
    inRoot('.cache', 'bench', 'engineInPage.js'),
    ['scripts', 'bench', 'engine', 'measureEngine.ts'],
    { platform: 'browser', format: 'iife', globalName: 'engine' },
  );
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.addScriptTag({ path });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const measured = await page.evaluate('engine.measureEngine({ queryP95AtMost: 16 })');
  await browser.close();
  return measured;
};
