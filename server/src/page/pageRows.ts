import type { Language } from '@/shared/i18n/languages';
import { isLanguage } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';
import { readLanguage } from '@/shared/routing/switchLanguage';

export type RowName = keyof typeof paths;

type Params = Readonly<Record<string, string>>;

export type AskedPage = {
  row: RowName;
  params: Params;
  /** Undefined where the address has none, and the browser knows which one the visitor chose. */
  language: Language | undefined;
};

const patterns = Object.entries(paths).map(([name, { path }]) => ({
  row: name as RowName,
  segments: path.split('/').slice(1).filter(Boolean),
}));

/** A parameter takes any text that is not empty; an optional one may be missing at the end. */
const matchParams = (pattern: readonly string[], given: readonly string[]): Params | undefined => {
  const params: Record<string, string> = {};
  if (given.length > pattern.length) return undefined;
  for (const [index, part] of pattern.entries()) {
    const value = given[index];
    const isParam = part.startsWith(':');
    if (value === undefined) {
      if (part.endsWith('?')) continue;
      return undefined;
    }
    if (isParam) params[part.replace(/^:|\?$/g, '')] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
};

/** Undefined where the escapes make no text. */
const decoded = (pathname: string) => {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

export const isReadable = (pathname: string) => decoded(pathname) !== undefined;

const hasLanguage = ({ lang }: Params) => lang === undefined || isLanguage(lang);

const matches = (segments: readonly string[]) =>
  patterns.flatMap(({ row, segments: pattern }) => {
    const params = matchParams(pattern, segments);
    return params ? [{ row, params }] : [];
  });

const find = (segments: readonly string[]) => matches(segments).find(({ params }) => hasLanguage(params));

// The areas of clients have no language guard (spec §2): a wrong language is not put right there.
const isGuarded = (segments: readonly string[]) =>
  matches(segments).some(({ row }) => !/^\/:lang\/(oauth|client)(\/|$)/.test(paths[row].path));

const languageShape = /^[a-z]{2}(-[a-z]+)*$/i;

/** Which screen an address shows, or leads to (spec §2); undefined for none. */
export const askedPage = (pathname: string): AskedPage | undefined => {
  const written = decoded(pathname);
  if (!written) return undefined;
  const own = readLanguage(pathname);
  const segments = own ? [own, ...written.slice(1)] : written;
  const [first = ''] = segments;
  const asked = find(segments);
  if (asked) return { ...asked, language: isLanguage(asked.params.lang) ? asked.params.lang : undefined };
  // The language is missing, and the rest stays.
  const prefixed = isLanguage(first) ? undefined : find(['es', ...segments]);
  if (prefixed) return { ...prefixed, language: undefined };
  // Something else stands where the language belongs.
  const isWrongLanguage = segments.length === 1 ? languageShape.test(first) : isGuarded(segments);
  return isWrongLanguage ? { row: 'language', params: {}, language: undefined } : undefined;
};
