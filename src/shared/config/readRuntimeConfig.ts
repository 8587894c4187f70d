import type { Warn } from './parseRuntimeConfig';
import { configAddress, ConfigError, configPlaceholder, type RuntimeConfig } from './runtimeConfig';

type Page = Pick<Document, 'getElementById'>;

const configElementId = 'runtime-config';

const isUnfilled = (text: string): boolean => text === '' || text === configPlaceholder;

const parseJson = (text: string, place: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(place, `is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
};

const timeoutMs = 10_000;

const fetchText = async (request: typeof fetch): Promise<string> => {
  try {
    const response = await request(configAddress, {
      headers: { accept: 'application/json' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new ConfigError(configAddress, `cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
};

/** The configuration the server wrote into the page; on a static host, the file beside it. */
export const readRuntimeConfig = async (page: Page, request: typeof fetch, warn?: Warn): Promise<RuntimeConfig> => {
  const element = page.getElementById(configElementId);
  const written = element?.textContent.trim() ?? '';
  // The server has validated it with the same parser, so the page need not load that parser.
  if (element?.dataset.checked !== undefined) return JSON.parse(written) as RuntimeConfig;
  const value = isUnfilled(written)
    ? parseJson(await fetchText(request), configAddress)
    : parseJson(written, `#${configElementId}`);
  const { parseRuntimeConfig } = await import(/* webpackChunkName: "parse-config" */ './parseRuntimeConfig');
  return parseRuntimeConfig(value, warn);
};
