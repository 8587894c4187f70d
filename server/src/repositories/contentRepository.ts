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

// A company may not have translated everything; another language is better than nothing.
const fallbacks = (language: Language): Language[] => [...new Set<Language>([language, 'en', 'es', 'zh'])];

export type ContentRepository = ReturnType<typeof createContentRepository>;

export const createContentRepository = (db: Database, accountId: number) => {
  const documents = (kind: ContentKind) =>
    db.selectFrom('content').select('body').where('account_id', '=', accountId).where('kind', '=', kind);
  return {
    /** The kinds of which there is any content. */
    listKinds: async (): Promise<ContentKind[]> => {
      const rows = await db
        .selectFrom('content')
        .select('kind')
        .distinct()
        .where('account_id', '=', accountId)
        .execute();
      return rows.map(({ kind }) => kind as ContentKind);
    },
    list: async (kind: ContentKind, language: Language): Promise<ContentBody[]> => {
      for (const candidate of fallbacks(language)) {
        const rows = await documents(kind)
          .where('language', '=', candidate)
          .orderBy('position')
          .orderBy('slug')
          .execute();
        if (rows.length > 0) return rows.map(parseBody);
      }
      return [];
    },
    find: async (kind: ContentKind, slug: string, language: Language): Promise<ContentBody | undefined> => {
      for (const candidate of fallbacks(language)) {
        const row = await documents(kind).where('language', '=', candidate).where('slug', '=', slug).executeTakeFirst();
        if (row) return parseBody(row);
      }
      return undefined;
    },
  };
};
