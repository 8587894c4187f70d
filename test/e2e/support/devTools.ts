import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

import type { DevToolsPage, ExportFormat } from './devToolsExtension';
import { withSettings } from './qaPanel';

const readExtension = async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'devToolsExtension.ts')],
    bundle: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

let extension: Promise<string> | undefined;

/** Stands in for the browser extension, with which it shares the part that records and replays. */
export const installDevTools = async (
  context: BrowserContext,
  { shouldCatchErrors = false, withQaMode = false } = {},
) => {
  await withSettings(context, 'devTools', ...(withQaMode ? (['qa'] as const) : []));
  await context.addInitScript(`window.shouldCatchErrors = ${shouldCatchErrors};`);
  await context.addInitScript(await (extension ??= readExtension()));
};

const call = <Result>(page: Page, name: keyof NonNullable<DevToolsPage['devTools']>, argument?: unknown) =>
  page.evaluate(
    ([called, given]) => {
      const { devTools } = window as unknown as DevToolsPage;
      if (!devTools) throw new Error('the page has no store that DevTools may see');
      return (devTools[called] as (value: unknown) => unknown)(given);
    },
    [name, argument] as const,
  ) as Promise<Result>;

export const exportSession = (page: Page, format: ExportFormat) => call<string>(page, 'export', format);
export const importSession = (page: Page, text: string) => call<undefined>(page, 'import', text);
