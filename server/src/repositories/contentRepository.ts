import type { Language } from '@/shared/i18n/languages';

import type { Database } from '../db/openDatabase';

/** One kind for each language: where a shop has none, those of another language would be of no use. */
export type SynonymsKind = `synonyms-${Language}`;

export type ContentKind =
  | 'layout'
  | 'contact'
  | 'about'
  | 'banner'
  | 'brand'
  | 'offer'
  | 'video'
  | 'productLine'
  | 'term'
  | SynonymsKind;

export type ContentBody = Record<string, unknown>;

export type SynonymsBody = { groups: string[][] };

const parseBody = (row: { body: string }) => JSON.parse(row.body) as ContentBody;

type Days = { from?: unknown; until?: unknown };

/** Whether the shop shows it on that day, or not yet, or no longer. */
export const getState = ({ from, until }: Days, today: string) => {
  if (typeof from === 'string' && from !== '' && today < from) return 'planned';
  return typeof until === 'string' && until !== '' && today > until ? 'over' : 'shown';
};

const datedKinds: ContentKind[] = ['banner', 'offer'];

// A company may not have translated everything; another language is better than nothing.
const fallbacks = (language: Language): Language[] => [...new Set<Language>([language, 'en', 'es', 'zh'])];

export type ContentRepository = ReturnType<typeof createContentRepository>;

/** What the shop shows on the day that `today` says. */
export const createContentRepository = (db: Database, accountId: number, today: () => string) => {
  const isShown = (body: ContentBody) => getState(body, today()) === 'shown';
  const withoutDays = ({ from: _, until: __, ...body }: ContentBody): ContentBody => body;
  const documents = (kind: ContentKind) =>
    db.selectFrom('content').select('body').where('account_id', '=', accountId).where('kind', '=', kind);
  return {
    /** The kinds of which there is anything to show. */
    listKinds: async (): Promise<ContentKind[]> => {
      const rows = await db
        .selectFrom('content')
        .select(['kind', 'body'])
        .where('account_id', '=', accountId)
        .where('kind', 'in', datedKinds)
        .execute();
      const others = await db
        .selectFrom('content')
        .select('kind')
        .distinct()
        .where('account_id', '=', accountId)
        .where('kind', 'not in', datedKinds)
        .execute();
      return [
        ...new Set([...rows.filter((row) => isShown(parseBody(row))), ...others].map(({ kind }) => kind)),
      ] as ContentKind[];
    },
    list: async (kind: ContentKind, language: Language): Promise<ContentBody[]> => {
      for (const candidate of fallbacks(language)) {
        const rows = await documents(kind)
          .where('language', '=', candidate)
          .orderBy('position')
          .orderBy('slug')
          .execute();
        if (rows.length > 0) return rows.map(parseBody).filter(isShown).map(withoutDays);
      }
      return [];
    },
    find: async (kind: ContentKind, slug: string, language: Language): Promise<ContentBody | undefined> => {
      for (const candidate of fallbacks(language)) {
        const row = await documents(kind).where('language', '=', candidate).where('slug', '=', slug).executeTakeFirst();
        if (!row) continue;
        const body = parseBody(row);
        return isShown(body) ? withoutDays(body) : undefined;
      }
      return undefined;
    },
  };
};
