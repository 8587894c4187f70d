import { allowedAttributes, allowedHref, allowedTags } from '@/shared/lib/allowedHtml';
import { isDay } from '@/shared/lib/days';
import { hasTags } from '@/shared/lib/plainText';

import type { MessageId } from '../http/responses/serverMessages';
import { pictures } from '../import/mediaFiles';
import { findPictureProblem, type PictureOrigins } from '../import/pictureAddress';
import { TranslatedRowError } from '../import/read/faults';
import type { Field, MediaType } from './contentKinds';

/** Lookups for what fields refer to by human-readable names. */
export type StoredReferences = {
  findItem: (code: string, catalogId: number | null) => number | undefined;
  findCategory: (path: string) => number | undefined;
  getItemCode: (id: number, catalogId: number | null) => string | undefined;
  getCategoryPath: (id: number) => string | undefined;
  catalogs: readonly number[];
};

export type References = StoredReferences & {
  pictureOrigins: PictureOrigins;
  /** Returns the name in the blob storage for a file of the folder. */
  storeFile: (name: string, type: MediaType) => string;
};

export const filesFolder = 'files';
const storedPrefix = 'Content/';
const maxTextLength = 100_000;
const maxReferences = 500;

const fail = (messageId: MessageId, values?: Record<string, string | number>): never => {
  throw new TranslatedRowError(null, messageId, values);
};

const quote = (value: unknown) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const tag = /<\/?([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(>?)/gi;
// Stricter than browsers, which would find other attributes in what is left: lang=x"dir=" onclick=…
const attribute = / ([^\s=/"'<>]+)(?: ?= ?("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Rejects what pages would silently drop. */
const checkHtml = (html: string) => {
  if (!hasTags(html)) return;
  for (const [whole, name = '', rest = '', end] of html.matchAll(tag)) {
    if (!allowedTags.includes(name.toLowerCase()))
      fail('contentTagRefused', { tag: `<${name.slice(0, 40)}>`, known: allowedTags.join(', ') });
    if (end === '') fail('contentTagOpen', { tag: whole.slice(0, 40) });
    const refuse = (text: string) => {
      const values = { attribute: text.slice(0, 40), tag: whole.slice(0, 40), known: allowedAttributes.join(', ') };
      fail('contentAttributeRefused', values);
    };
    const attributes = rest.replaceAll(/\s+/g, ' ');
    const left = attributes.replaceAll(attribute, '').trim();
    if (left !== '' && left !== '/') refuse(left);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (!allowedAttributes.includes(key.toLowerCase())) refuse(key);
      if (key.toLowerCase() === 'href' && !allowedHref.test(value.replace(/^["']|["']$/g, '')))
        fail('contentHrefRefused', { link: value.slice(0, 40) });
    }
  }
  if (/<[!?]/.test(html)) fail('contentCommentRefused');
};

export const readString = (value: unknown): string => {
  if (typeof value !== 'string') return fail('contentNotText', { value: quote(value) });
  if (value.length > maxTextLength) return fail('contentTooLong', { count: maxTextLength });
  if (/[^\P{Cc}\n\t]/u.test(value)) return fail('contentControlCharacter');
  return value.trim().normalize('NFC');
};

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const isPath = (text: string) => /^\/(?![/\\])/.test(text);

const readLink = (text: string) =>
  isWebAddress(text) || isPath(text) ? text : fail('contentLinkInvalid', { value: quote(text) });

const pictureEnding = new RegExp(`(${Object.keys(pictures.endings).join('|')})$`.replaceAll('.', '\\.'), 'i');

const readPicture = (text: string, { pictureOrigins }: References) => {
  if (isPath(text) && pictureEnding.test(text)) return text;
  const problem = findPictureProblem(null, text, pictureOrigins);
  if (problem === undefined) return text;
  if (!text.startsWith('https:')) return fail('contentPictureInvalid', { value: quote(text) });
  throw problem;
};

const readFile = (text: string, type: MediaType, references: References) => {
  if (text.startsWith(`${filesFolder}/`))
    return `${storedPrefix}${references.storeFile(text.slice(filesFolder.length + 1), type)}`;
  if (type === 'picture') return readPicture(text, references);
  return isWebAddress(text) && text.startsWith('https:') ? text : fail('contentFilmInvalid', { value: quote(text) });
};

const readYoutubeId = (text: string) =>
  /^[\w-]{6,20}$/.test(text) ? text : fail('contentVideoInvalid', { value: quote(text) });

const readList = (value: unknown, find: (text: string) => number | undefined, unknown: MessageId): number[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return fail('contentNotList');
  if (value.length > maxReferences) return fail('contentListTooLong', { count: maxReferences });
  const ids = value.map((each) => find(readString(each)) ?? fail(unknown, { value: quote(each) }));
  return [...new Set(ids)];
};

const readCatalog = (value: unknown, { catalogs }: References) => {
  if (value === undefined || value === null) return null;
  return (
    catalogs.find((catalogId) => String(catalogId) === value) ??
    fail('contentCatalogUnknown', { known: catalogs.join(', ') })
  );
};

/** The value of a field as the services serve it. `catalogId` is that of the same entry. */
export const readField = (value: unknown, { type, isRequired }: Field, references: References, catalogId: unknown) => {
  if (type === 'catalog') return readCatalog(value, references);
  if (type === 'items') {
    const catalog = references.catalogs.find((id) => String(id) === catalogId) ?? null;
    return readList(value, (code) => references.findItem(code, catalog), 'contentItemUnknown');
  }
  if (type === 'categories') return readList(value, references.findCategory, 'contentCategoryUnknown');
  const text = value === undefined || value === null ? '' : readString(value);
  if (text === '' && isRequired) return fail('contentMissing');
  if (type === 'html') {
    checkHtml(text);
    return text;
  }
  if (text === '') return null;
  if (type === 'link') return readLink(text);
  if (type === 'day') return isDay(text) ? text : fail('contentDayInvalid', { value: quote(text) });
  if (type === 'youtube') return readYoutubeId(text);
  return type === 'picture' || type === 'film' ? readFile(text, type, references) : text;
};

/** The name in the blob storage of the file that a field shows, if any. */
export const getStoredName = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith(storedPrefix) ? value.slice(storedPrefix.length) : undefined;

/** The inverse of `readField`: the value as people edit it. */
export const writeField = (
  value: unknown,
  { type }: Field,
  references: StoredReferences,
  catalogId: unknown,
): unknown => {
  // Leaves out ids that are no longer in the catalogue: pages do not show them, and an import would reject them.
  const ids = Array.isArray(value) ? (value as number[]) : [];
  if (type === 'items') {
    const catalog = typeof catalogId === 'number' ? catalogId : null;
    return ids.flatMap((id) => references.getItemCode(id, catalog) ?? []);
  }
  if (type === 'categories') return ids.flatMap((id) => references.getCategoryPath(id) ?? []);
  const name = type === 'picture' || type === 'film' ? getStoredName(value) : undefined;
  return name === undefined ? (value ?? null) : `${filesFolder}/${name}`;
};
