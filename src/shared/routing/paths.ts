import type { Language } from '@/shared/i18n/languages';

import { type ScreenName, screenNames, screens } from './screens';

type Segment<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : Pattern;
type Named<Pattern extends string> = Extract<Segment<Pattern>, `:${string}`>;
type OptionalName<Part> = Part extends `:${infer Name}?` ? Name : never;
type RequiredName<Part> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never;
type Value<Name> = Name extends 'lang' ? Language : string | number;

type Params<Pattern extends string> = { [Name in RequiredName<Named<Pattern>>]: Value<Name> } & {
  [Name in OptionalName<Named<Pattern>>]?: Value<Name>;
};
type Values = Record<string, string | number | undefined>;

const fill = (pattern: string, params: Values = {}, query: Values = {}) => {
  const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** An address of the application: `path` for the route table, `href` for links. */
type Address<Pattern extends string> = {
  path: Pattern;
  href: [Named<Pattern>] extends [never]
    ? (query?: Values) => string
    : (params: Params<Pattern>, query?: Values) => string;
};

const address = <Pattern extends string>(path: Pattern) =>
  ({
    path,
    href: (...args: (Values | undefined)[]) => (path.includes(':') ? fill(path, ...args) : fill(path, {}, ...args)),
  }) as Address<Pattern>;

/** A name for use in an address: letters and digits of any script, lower case, without accents, joined by hyphens. */
export const slugify = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || '-';

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Patterns = Intersection<(typeof screens)[ScreenName]['addresses']>;
type ScreenPaths = { [Name in keyof Patterns]: Address<Patterns[Name] & string> };

const screenPaths = Object.fromEntries(
  screenNames.flatMap((name) =>
    Object.entries(screens[name].addresses).map(([pathName, pattern]) => [pathName, address(pattern)]),
  ),
) as ScreenPaths;

/** Every address of the application, by its name in the table of screens. No address is written anywhere else. */
export const paths = {
  ...screenPaths,
  root: address('/'),
  stockItem: {
    ...screenPaths.stockItem,
    href: ({ lang, name, id }: { lang: Language; name: string; id: number }, query?: { catalog?: number }) =>
      screenPaths.stockItem.href({ lang, name: slugify(name), id }, query),
  },
};

/** The canonical address of a screen that needs no parameter other than the language. */
export const screenHref = (name: ScreenName, lang: Language) => {
  const [canonical = '/:lang'] = Object.values<string>(screens[name].addresses);
  return fill(canonical, { lang });
};

/** The query parameter of the catalogue's search text. */
export const searchParam = 'q';

/** The query parameter of the favourites screen that names a list by its id. */
export const listParam = 'list';
