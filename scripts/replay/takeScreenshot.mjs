import { openChromium } from '../browser/openChromium.mjs';
import { enableQaMode, qaPanel } from '../browser/qaMode.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { Failure, report } from '../process/failure.mjs';
import { closeAll } from '../process/processes.mjs';

const toUpload = (session) => ({
  name: 'session.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(session)),
});

export const takeScreenshot = async (session, file) => {
  try {
    await build();
    const { url } = await serveApp();
    const browser = await openChromium();
    const { width = 1440, height = 900 } = session.viewport ?? {};
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    await enableQaMode(context);
    const page = await context.newPage();
    await page.goto(`${url}/en?qa`);
    await page.locator(`${qaPanel} input[type=file]`).setInputFiles(toUpload(session));
    await page.locator(`${qaPanel}[data-qa=replay], ${qaPanel} .MuiAlert-standardError`).first().waitFor();
    const fault = await page.locator(`${qaPanel} .MuiAlert-standardError`).allTextContents();
    if (fault.length > 0) throw new Failure(fault[0]);
    await page.addStyleTag({ content: `${qaPanel} { display: none !important } body { padding: 0 !important }` });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: file });
    return 0;
  } catch (error) {
    return report(error);
  } finally {
    await closeAll();
  }
};
