import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { Failure, report } from '../process/failure.mjs';
import { closeAll } from '../process/processes.mjs';

const panel = 'section[data-qa]';

/** Serves every page as a deployment with QA mode does. */
const withQaMode = async (route) => {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  return route.fulfill({ response, body: (await response.text()).replace('"qa":false', '"qa":true') });
};

const toFile = ({ initial, actions, about }) => ({
  name: 'session.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ...about, format: 'medida-session', version: 1, initial, actions })),
});

export const takeScreenshot = async (recording, file) => {
  try {
    await build();
    const { url } = await serveApp();
    const browser = await openChromium();
    const { width = 1440, height = 900 } = recording.about?.viewport ?? {};
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    await context.route('**/*', withQaMode);
    const page = await context.newPage();
    await page.goto(`${url}/en?qa`);
    await page.locator(`${panel} input[type=file]`).setInputFiles(toFile(recording));
    await page.locator(`${panel}[data-qa=replay], ${panel} .MuiAlert-standardError`).first().waitFor();
    const fault = await page.locator(`${panel} .MuiAlert-standardError`).allTextContents();
    if (fault.length > 0) throw new Failure(fault[0]);
    await page.addStyleTag({ content: `${panel} { display: none !important } body { padding: 0 !important }` });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: file });
    return 0;
  } catch (error) {
    return report(error);
  } finally {
    await closeAll();
  }
};
