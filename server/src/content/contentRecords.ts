import { type Language, languages } from '@/shared/i18n/languages';
import { dayIn } from '@/shared/lib/days';
import { paths, screenHref } from '@/shared/routing/paths';
import type { ContentEntry, ContentField, ContentKind, ContentRecord, OfficeInputs } from '@/contracts/office';

import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { getContentVersion } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { getState, type SynonymsBody } from '../repositories/contentRepository';
import { environmentNames, type Field, kindRules, synonymFiles } from './contentKinds';
import { parseBody } from './contentPlan';
import { type ContentRow, readContentRows, readEnvironmentValues, readReferences } from './contentSources';
import { toEntries } from './exportContent';
import { describeGroup } from './synonymFiles';

type Texts = Record<string, string>;

export type EntryTexts = Record<'shared' | Language, Texts>;

/** Kept in files of their own, and in the office as one entry each. */
export const synonymsKind = 'synonyms';
export const environmentsKind = 'environments';

const environmentTypes: Record<string, ContentField['type']> = { tax: 'percent', putAllPriceZero: 'flag' };

const toFields = (fields: Record<string, Field>): ContentField[] =>
  Object.entries(fields).map(([name, { type, isRequired = false }]) => ({ name, type, isRequired }));

export const contentKinds: ContentKind[] = [
  ...kindRules.map(({ kind, id, hasNumericSlug = false, shared, translated }) => ({
    kind,
    isList: id !== undefined,
    hasNumericSlug,
    shared: toFields(shared),
    translated: toFields(translated),
  })),
  {
    kind: synonymsKind,
    isList: false,
    hasNumericSlug: false,
    shared: [],
    translated: [{ name: 'groups', type: 'synonyms', isRequired: false }],
  },
  {
    kind: environmentsKind,
    isList: false,
    hasNumericSlug: false,
    shared: environmentNames.map((name) => ({
      name,
      type: environmentTypes[name] ?? 'link',
      isRequired: name === 'tax',
    })),
    translated: [],
  },
];

const fallback: Language[] = ['en', 'es', 'zh'];

/** One of each language, or of another where there is none. */
const findBody = (rows: ContentRow[], language: Language) => {
  const row = [language, ...fallback].map((each) => rows.find((one) => one.language === each)).find(Boolean);
  return row ? parseBody(row) : undefined;
};

export const unknownContent = (contentId: string) =>
  new Refusal(404, 'contentUnknown', { value: toPrintable(contentId) });

/** The kind and the slug of an id such as `banner:spring`. */
export const readContentId = (contentId: string) => {
  const [kind = '', ...rest] = contentId.split(':');
  const slug = rest.join(':');
  const found = contentKinds.find((each) => each.kind === kind);
  if (!found || (!found.isList && slug !== kind)) throw unknownContent(contentId);
  return { contentId, kind, slug, rules: kindRules.find((each) => each.kind === kind) };
};

export type ContentKey = ReturnType<typeof readContentId>;

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const toTexts = (values: object): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)]));

const listIds = (row: ContentRow) => {
  const { stockItemIds } = parseBody(row);
  return Array.isArray(stockItemIds) ? (stockItemIds as number[]) : [];
};

const emptyTexts: EntryTexts = { shared: {}, es: {}, en: {}, zh: {} };

const readTexts = async (
  db: Database,
  { config }: Pick<OfficeContext, 'config'>,
  { rules, kind }: ContentKey,
  rows: ContentRow[],
): Promise<EntryTexts> => {
  const { runtime } = config;
  if (kind === environmentsKind) {
    const values = await readEnvironmentValues(db, runtime.accountId);
    return {
      ...emptyTexts,
      shared: Object.fromEntries(environmentNames.map((name) => [name, values.get(name) ?? ''])),
    };
  }
  if (!rules) {
    const texts = synonymFiles.map(({ kind: own, language }) => {
      const row = rows.find((each) => each.kind === own);
      const { groups } = row ? (JSON.parse(row.body) as SynonymsBody) : { groups: [] };
      return [language, { groups: groups.map(describeGroup).join('\n') }];
    });
    return { ...emptyTexts, ...(Object.fromEntries(texts) as Partial<EntryTexts>) };
  }
  const given = rows.length > 0 ? rows : [{ kind, slug: kind, language: 'en', position: 1, body: '{}' }];
  const ids = [...new Set(given.flatMap(listIds))];
  const [entry = {}] = toEntries(rules, given, await readReferences(db, runtime, { codes: [], ids }));
  const { slug: _, ...values } = entry as Record<string, unknown>;
  const shared = Object.fromEntries(Object.keys(rules.shared).map((name) => [name, values[name]]));
  const texts = languages.map((language) => [language, toTexts(values[language] as object)]);
  return { ...emptyTexts, ...(Object.fromEntries(texts) as Partial<EntryTexts>), shared: toTexts(shared) };
};

const screens = {
  layout: 'home',
  about: 'about',
  contact: 'contact',
  banner: 'home',
  brand: 'brands',
  video: 'videos',
} as const;

const getLink = ({ kind, slug }: ContentKey, lang: Language) => {
  if (kind === 'offer') return paths.offer.href({ lang, slug });
  if (kind === 'productLine') return paths.productLine.href({ lang, id: slug });
  if (kind === 'term') return paths.terms.href({ lang, id: slug });
  return screenHref(Object.hasOwn(screens, kind) ? screens[kind as keyof typeof screens] : 'home', lang);
};

const ownRows = ({ kind, slug, rules }: ContentKey, rows: ContentRow[]) =>
  rules ? rows.filter((row) => row.kind === kind && row.slug === slug) : rows;

export const readPresent = async (
  db: Database,
  context: Pick<OfficeContext, 'config'>,
  key: ContentKey,
  rows: ContentRow[],
) => {
  const own = ownRows(key, rows);
  if (key.rules?.id !== undefined && own.length === 0) throw unknownContent(key.contentId);
  const texts = await readTexts(db, context, key, own);
  if (key.rules?.id === undefined) return { texts, version: getContentVersion(texts) };
  const slugs = new Set(rows.filter(({ kind }) => kind === key.kind).map(({ slug }) => slug));
  const position = [...slugs].indexOf(key.slug) + 1;
  return { texts, position, version: getContentVersion({ ...texts, position }) };
};

export const readContentRecord = async (
  db: Database,
  context: Pick<OfficeContext, 'config'>,
  contentId: string,
  language: Language,
): Promise<ContentRecord> => {
  const rows = await readContentRows(db, context.config.runtime.accountId);
  const key = readContentId(contentId);
  const { texts, ...place } = await readPresent(db, context, key, rows);
  const link = `${context.config.publicUrl}${getLink(key, language)}`;
  return { contentId, kind: key.kind, slug: key.slug, link, ...texts, ...place };
};

type PageQuery = NonNullable<OfficeInputs['listContent']['query']>;

/** A page of entries for the office: by kind, and in the order in which the shop shows them. */
export const findContentPage = async (
  db: Database,
  { config, now }: Omit<OfficeContext, 'author'>,
  { page = 1, perPage = 25, kind, q = '' }: PageQuery,
  language: Language,
) => {
  const today = dayIn(config.timeZone)(now());
  const rows = await readContentRows(db, config.runtime.accountId);
  const describe = ({ kind: own, isList }: ContentKind): ContentEntry[] => {
    const ofKind = rows.filter((row) => row.kind === own);
    const slugs = isList ? [...new Set(ofKind.map(({ slug }) => slug))] : [own];
    return slugs.map((slug) => {
      const body = findBody(
        ofKind.filter((row) => row.slug === slug),
        language,
      );
      const { title, name, from, until } = body ?? {};
      const isSetting = own === synonymsKind || own === environmentsKind;
      return {
        contentId: `${own}:${slug}`,
        kind: own,
        slug,
        title: toText(title ?? name),
        from: toText(from),
        until: toText(until),
        state: body || isSetting ? getState(body ?? {}, today) : 'missing',
      };
    });
  };
  const wanted = q.trim().toLocaleLowerCase(language);
  const found = contentKinds
    .filter((each) => kind === undefined || each.kind === kind)
    .flatMap(describe)
    .filter(({ title, slug }) => `${title} ${slug}`.toLocaleLowerCase(language).includes(wanted));
  return { entries: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};
