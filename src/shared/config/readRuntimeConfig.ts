import type { Warn } from './parseRuntimeConfig';
import { ConfigError, getCheckedMark, type RuntimeConfig } from './runtimeConfig';

type Page = Pick<Document, 'getElementById'>;

const configElementId = 'runtime-config';
const staticAddress = '/config.json';

// A static host serves the page as built, still with the placeholder that a server replaces.
const isUnfilled = (text: string): boolean => text === '' || /^__[A-Z_]+__$/.test(text);

const parseJson = (text: string, place: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(place, `is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
};

const fetchText = async (request: typeof fetch): Promise<string> => {
  const response = await request(staticAddress, { headers: { accept: 'application/json' }, cache: 'no-cache' }).catch(
    (error: unknown) => {
      throw new ConfigError(
        staticAddress,
        `cannot be read (${error instanceof Error ? error.message : String(error)})`,
      );
    },
  );
  if (!response.ok) throw new ConfigError(staticAddress, `cannot be read (status ${response.status})`);
  return response.text();
};

/** The configuration the server wrote into the page; on a static host, the file beside it. */
export const readRuntimeConfig = async (page: Page, request: typeof fetch, warn?: Warn): Promise<RuntimeConfig> => {
  const element = page.getElementById(configElementId);
  const written = element?.textContent.trim() ?? '';
  // The server validated it with the same parser, which the page then need not load.
  if (element?.dataset.checked === getCheckedMark(written)) return JSON.parse(written) as RuntimeConfig;
  const value = isUnfilled(written)
    ? parseJson(await fetchText(request), staticAddress)
    : parseJson(written, `#${configElementId}`);
  const { parseRuntimeConfig } = await import(/* webpackChunkName: "parse-config" */ './parseRuntimeConfig');
  return parseRuntimeConfig(value, warn);
};
