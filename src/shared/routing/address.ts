import type { Language } from '@/shared/i18n/languages';

type Segment<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : Pattern;
type Named<Pattern extends string> = Extract<Segment<Pattern>, `:${string}`>;
type OptionalName<Part> = Part extends `:${infer Name}?` ? Name : never;
type RequiredName<Part> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never;
type Value<Name> = Name extends 'lang' ? Language : string | number;

type Params<Pattern extends string> = { [Name in RequiredName<Named<Pattern>>]: Value<Name> } & {
  [Name in OptionalName<Named<Pattern>>]?: Value<Name>;
};
type Given = Record<string, string | number | undefined>;

const fill = (pattern: string, params: Given = {}, query: Given = {}) => {
  const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};

type Href<Pattern extends string> = [Named<Pattern>] extends [never]
  ? (query?: Given) => string
  : (params: Params<Pattern>, query?: Given) => string;

/** An address of the application: `path` for the route table, `href` for links. */
export const address = <Pattern extends string>(path: Pattern) => ({
  path,
  href: ((...given: (Given | undefined)[]) =>
    path.includes(':') ? fill(path, ...given) : fill(path, {}, ...given)) as Href<Pattern>,
});
