import type { BrowserContext, Page } from '@playwright/test';

/** Serves pages with another configuration. */
export const withConfiguration = (context: BrowserContext, change: (page: string) => string) =>
  context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname) && !pathname.startsWith('/services/'),
    async (route) => {
      // Anything else may still be loading when the test ends, and would fail it.
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      await route.fulfill({ response, ...(isPage && { body: change(await response.text()) }) });
    },
  );

/** Serves pages as if the configuration enabled these. */
export const withSettings = (context: BrowserContext, ...names: ('devTools' | 'qa')[]) => {
  const enable = (page: string, name: string) => page.replace(`"${name}":false`, `"${name}":true`);
  return withConfiguration(context, (page) => names.reduce(enable, page));
};

export const enableQaMode = (context: BrowserContext) => withSettings(context, 'qa');

const panel = 'section[data-qa]';

export const importIntoPanel = async (page: Page, file: string) => {
  await page.locator(`${panel} input[type=file]`).setInputFiles(file);
  await page.locator(`${panel}[data-qa=replay]`).waitFor();
};

export const exportFromPanel = async (page: Page, file: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`${panel} button`, { hasText: /^(Export|Exportar|导出)$/ }).click(),
  ]);
  await download.saveAs(file);
};
