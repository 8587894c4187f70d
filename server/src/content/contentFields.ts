import { allowedAttributes, allowedHref, allowedTags } from '@/shared/lib/allowedHtml';

import { RowError } from '../import/faults';
import type { Field } from './contentKinds';

/** What fields refer to, by the names that people use. */
export type References = {
  findItem: (code: string, catalogId: number | null) => number | undefined;
  findCategory: (path: string) => number | undefined;
  getItemCode: (id: number, catalogId: number | null) => string | undefined;
  getCategoryPath: (id: number) => string | undefined;
  catalogs: readonly number[];
  /** The name in the blob storage of a file in the folder. */
  storeFile: (name: string) => string;
};

export const filesFolder = 'files';
const storedPrefix = 'Content/';
const longestText = 100_000;
const mostReferences = 500;

const fail = (problem: string): never => {
  throw new RowError(null, problem);
};

const quote = (value: unknown) => JSON.stringify(value);

const tag = /<\/?([a-z][\w-]*)([^>]*)>/gi;
const attribute = /([^\s=/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;

/** Pages would silently drop anything else. */
const checkHtml = (html: string) => {
  for (const [whole, name = '', rest = ''] of html.matchAll(tag)) {
    if (!allowedTags.includes(name.toLowerCase()))
      fail(`the tag <${name}> is not allowed: use ${allowedTags.join(', ')}`);
    for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
      if (!allowedAttributes.includes(key.toLowerCase()))
        fail(`the attribute ${key} of ${whole.slice(0, 40)} is not allowed: use ${allowedAttributes.join(', ')}`);
      if (key.toLowerCase() === 'href' && !allowedHref.test(value.replace(/^["']|["']$/g, '')))
        fail(`the link ${value.slice(0, 40)} must start with https://, mailto:, tel:, / or #`);
    }
  }
  if (/<[!?]/.test(html)) fail('comments and declarations are not allowed');
};

const readString = (value: unknown): string => {
  // A phone number or a title such as 2026 reads as a number.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return fail(`${quote(value)} is not text`);
  if (value.length > longestText) return fail(`is longer than ${longestText} characters`);
  return value.trim().normalize('NFC');
};

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const isPath = (text: string) => /^\/(?![/\\])/.test(text);

const readLink = (text: string) =>
  isWebAddress(text) || isPath(text) ? text : fail(`${quote(text)} must start with https:// or /`);

const readFile = (text: string, { storeFile }: References) => {
  if (!text.startsWith(`${filesFolder}/`)) {
    if (isWebAddress(text) || isPath(text)) return text;
    return fail(`${quote(text)} must be in ${filesFolder}/, or start with https:// or /`);
  }
  return `${storedPrefix}${storeFile(text.slice(filesFolder.length + 1))}`;
};

const readList = (value: unknown, find: (text: string) => number | undefined, what: string): number[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return fail('must be a list');
  if (value.length > mostReferences) return fail(`has more than ${mostReferences} entries`);
  const ids = value.map((each) => find(readString(each)) ?? fail(`there is no ${what} ${quote(each)}`));
  return [...new Set(ids)];
};

const readCatalog = (value: unknown, { catalogs }: References) => {
  if (value === undefined || value === null) return null;
  return catalogs.find((catalogId) => catalogId === value) ?? fail(`must be one of ${catalogs.join(', ')}`);
};

/** The value of a field as the services serve it. `catalogId` is that of the same entry. */
export const readField = (value: unknown, { type, isRequired }: Field, references: References, catalogId: unknown) => {
  if (type === 'catalog') return readCatalog(value, references);
  if (type === 'items') {
    const catalog = typeof catalogId === 'number' ? catalogId : null;
    return readList(value, (code) => references.findItem(code, catalog), 'item');
  }
  if (type === 'categories') return readList(value, references.findCategory, 'category');
  const text = value === undefined || value === null ? '' : readString(value);
  if (text === '' && isRequired) return fail('is missing');
  if (type === 'html') {
    checkHtml(text);
    return text;
  }
  if (text === '') return null;
  if (type === 'link') return readLink(text);
  return type === 'file' ? readFile(text, references) : text;
};

/** The opposite: what a person edits. */
export const writeField = (value: unknown, { type }: Field, references: References, catalogId: unknown): unknown => {
  const ids = Array.isArray(value) ? (value as number[]) : [];
  if (type === 'items') {
    const catalog = typeof catalogId === 'number' ? catalogId : null;
    return ids.map((id) => references.getItemCode(id, catalog) ?? String(id));
  }
  if (type === 'categories') return ids.map((id) => references.getCategoryPath(id) ?? String(id));
  if (type === 'file' && typeof value === 'string' && value.startsWith(storedPrefix))
    return `${filesFolder}/${value.slice(storedPrefix.length)}`;
  return value ?? null;
};
