import { isLanguage, type Language } from '@/shared/i18n/languages';
import { readLanguage } from '@/shared/routing/addressLanguage';
import { getScreenName, type PathName, paths } from '@/shared/routing/paths';
import { getScreen } from '@/shared/routing/screens';

type Params = Readonly<Record<string, string>>;

export type MatchedPage = {
  path: PathName;
  params: Params;
  /** Undefined if the address has no language, and only the browser knows the visitor's choice. */
  language: Language | undefined;
};

const patterns = Object.entries(paths).map(([name, { path }]) => ({
  path: name as PathName,
  segments: path.split('/').slice(1).filter(Boolean),
}));

/** A parameter matches any non-empty text; an optional one may be missing at the end. */
const matchParams = (pattern: readonly string[], segments: readonly string[]): Params | undefined => {
  const params: Record<string, string> = {};
  if (segments.length > pattern.length) return undefined;
  for (const [index, part] of pattern.entries()) {
    const value = segments[index];
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

/** Undefined if the percent-encoding is invalid. */
const decodeSegments = (pathname: string) => {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

export const isReadable = (pathname: string) => decodeSegments(pathname) !== undefined;

const hasLanguage = ({ lang }: Params) => lang === undefined || isLanguage(lang);

const findMatches = (segments: readonly string[]) =>
  patterns.flatMap(({ path, segments: pattern }) => {
    const params = matchParams(pattern, segments);
    return params ? [{ path, params }] : [];
  });

const find = (segments: readonly string[]) => findMatches(segments).find(({ params }) => hasLanguage(params));

// The areas of visitors and clients have no language guard (spec §2): an invalid language is not corrected there.
const isGuarded = (segments: readonly string[]) =>
  findMatches(segments).some(({ path }) => getScreen(getScreenName(path)).guard === 'language');

const languageShape = /^[a-z]{2}(-[a-z]+)*$/i;

/** The screen that an address shows or redirects to (spec §2), if any. */
export const matchPage = (pathname: string): MatchedPage | undefined => {
  const written = decodeSegments(pathname);
  if (!written) return undefined;
  const own = readLanguage(pathname);
  const segments = own ? [own, ...written.slice(1)] : written;
  const [first = ''] = segments;
  const page = find(segments);
  if (page) return { ...page, language: isLanguage(page.params.lang) ? page.params.lang : undefined };
  // The language is missing; the rest of the address stays.
  const prefixed = isLanguage(first) ? undefined : find(['es', ...segments]);
  if (prefixed) return { ...prefixed, language: undefined };
  // The language segment is not a language.
  const isWrongLanguage = segments.length === 1 ? languageShape.test(first) : isGuarded(segments);
  return isWrongLanguage ? { path: 'language', params: {}, language: undefined } : undefined;
};
