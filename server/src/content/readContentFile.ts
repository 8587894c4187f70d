import {
  Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';

import { type Language, languages } from '@/shared/i18n/languages';
import { parseTaxRate } from '@/shared/money/taxRate';

import { type FaultList, RowError, TranslatedRowError } from '../import/read/faults';
import { findBadLine } from '../import/read/readCsvFile';
import type { ContentBody } from '../repositories/contentRepository';
import { suggest } from '../suggest';
import { readField, readString, type References } from './contentFields';
import { environmentNames, type Field, type KindRules } from './contentKinds';

export type ReadDocument = { slug: string; bodies: Record<Language, ContentBody> };

type Parsed = {
  root: Node | null;
  getLine: (node: Node | null | undefined) => number;
  /** The node that an alias stands for, or else the node itself. */
  resolve: (node: unknown) => Node | null;
};

/** Undefined if it is not valid YAML; the reason is then in the fault list. */
const parseYaml = (bytes: Buffer, faults: FaultList): Parsed | undefined => {
  const text = bytes.toString('utf8');
  const badLine = findBadLine(text);
  if (badLine) {
    faults.add(badLine, new RowError(null, 'the file is not in UTF-8: save it with this encoding'));
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  for (const { code, pos, message } of document.errors) {
    const [problem = ''] = message.replace(/ at line \d+, column \d+:?$/m, '').split('\n');
    const reason = code === 'DUPLICATE_KEY' ? 'this key appears twice' : problem;
    faults.add(lines.linePos(pos[0]).line, new RowError(null, reason));
  }
  if (document.errors.length > 0) return undefined;
  return {
    root: document.contents,
    getLine: (node) => (node?.range ? lines.linePos(node.range[0]).line : 1),
    resolve: (node) => (isAlias(node) ? (node.resolve(document) ?? null) : (node as Node | null)),
  };
};

type Entry = { value: Node | null; line: number };

/** The keys of a map with their values. Unknown keys are faults. */
const readEntries = (map: YAMLMap, known: string[], { getLine, resolve }: Parsed, faults: FaultList) => {
  const entries = new Map<string, Entry>();
  for (const { key, value } of map.items) {
    const line = getLine(key as Node);
    const name = isScalar(key) ? String(key.value) : '';
    if (known.includes(name)) entries.set(name, { value: resolve(value), line });
    else
      faults.add(
        line,
        new RowError(null, `${JSON.stringify(name)} is not known.${suggest(name, known)} Use ${known.join(', ')}`),
      );
  }
  return entries;
};

/** Keeps numbers as they are written: a code or a phone number may start with 0. */
const toValue = (node: unknown): unknown => {
  if (isScalar(node)) return node.value === null || typeof node.value === 'string' ? node.value : node.source;
  if (isSeq(node)) return node.items.map(toValue);
  return isNode(node) ? (node.toJSON() as unknown) : node;
};

const isBlank = (node: unknown): boolean => {
  if (isMap(node)) return node.items.every(({ value }) => isBlank(value));
  return node === null || (isScalar(node) && (node.value === null || node.value === ''));
};

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const readSlug = ({ hasNumericSlug }: KindRules, value: unknown) => {
  if (value === undefined || value === null || value === '') throw new TranslatedRowError('slug', 'contentMissing');
  if (hasNumericSlug) {
    if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return value;
    throw new TranslatedRowError('slug', 'contentSlugNotNumber');
  }
  if (typeof value === 'string' && value.length <= 100 && slugPattern.test(value)) return value;
  throw new TranslatedRowError('slug', 'contentSlugInvalid');
};

type Reading = { rules: KindRules; references: References; faults: FaultList; parsed: Parsed };

type FieldsOf = { fields: Record<string, Field>; entries: Map<string, Entry>; line: number; place: string };

const readFields = (
  { references, faults }: Reading,
  { fields, entries, line, place }: FieldsOf,
  catalogId: unknown,
): ContentBody => {
  const body: ContentBody = {};
  for (const [name, field] of Object.entries(fields)) {
    const entry = entries.get(name);
    const at = entry?.line ?? line;
    faults.attempt(at, () => {
      try {
        const value = readField(toValue(entry?.value), field, references, catalogId);
        // Entries without these days have no such fields.
        if (field.type !== 'day' || value !== null) body[field.property ?? name] = value;
      } catch (error) {
        throw error instanceof RowError ? error.at(`${place}${name}`) : error;
      }
    });
  }
  return body;
};

const readDocument = (reading: Reading, map: YAMLMap): ReadDocument | null => {
  const { rules, faults, parsed } = reading;
  const { shared, translated } = rules;
  const line = parsed.getLine(map);
  const isList = rules.id !== undefined;
  const known = [...(isList ? ['slug'] : []), ...Object.keys(shared), ...languages];
  const entries = readEntries(map, known, parsed, faults);
  const catalogId = toValue(entries.get('catalogId')?.value);
  const slug = isList
    ? faults.attempt(entries.get('slug')?.line ?? line, () => readSlug(rules, toValue(entries.get('slug')?.value)))
    : rules.kind;
  const common = readFields(reading, { fields: shared, entries, line, place: '' }, catalogId);
  const { from, until } = common;
  if (typeof from === 'string' && typeof until === 'string' && until < from)
    faults.add(entries.get('until')?.line ?? line, new TranslatedRowError('until', 'contentDaysReversed'));
  const bodies = languages.map((language): [Language, ContentBody] => {
    const entry = entries.get(language);
    if (!isMap(entry?.value)) {
      faults.add(entry?.line ?? line, new RowError(language, 'the texts in this language are missing'));
      return [language, {}];
    }
    const texts = readEntries(entry.value, Object.keys(translated), parsed, faults);
    const own = { fields: translated, entries: texts, line: entry.line, place: `${language}.` };
    return [language, { ...common, ...readFields(reading, own, catalogId) }];
  });
  return slug === undefined ? null : { slug, bodies: Object.fromEntries(bodies) as ReadDocument['bodies'] };
};

/** A document that is not in a file; problems go into the fault list. */
export const readEntry = (entry: object, rules: KindRules, references: References, faults: FaultList) => {
  const { contents: root } = new Document(entry, { aliasDuplicateObjects: false });
  const parsed = { root, getLine: () => 1, resolve: (node: unknown) => node as Node | null };
  return readDocument({ rules, references, faults, parsed }, root as YAMLMap);
};

/** The documents of a file; problems go into the fault list. */
export const readContentFile = (
  bytes: Buffer,
  rules: KindRules,
  references: References,
  faults: FaultList,
): ReadDocument[] => {
  const parsed = parseYaml(bytes, faults);
  if (!parsed) return [];
  const { root, getLine, resolve } = parsed;
  const reading = { rules, references, faults, parsed };
  if (rules.id === undefined) {
    // As exported from a shop that does not have this document yet.
    if (isBlank(root)) return [];
    if (isMap(root)) return [readDocument(reading, root)].filter((document) => document !== null);
    faults.add(1, new RowError(null, `must have keys such as ${languages.join(', ')}`));
    return [];
  }
  if (root !== null && !isSeq(root))
    faults.add(1, new RowError(null, 'must be a list: each entry starts with "- slug:"'));
  if (!isSeq(root)) return [];
  const { maxEntries = 500 } = rules;
  const surplus = root.items[maxEntries];
  if (surplus !== undefined)
    faults.add(getLine(surplus as Node), new RowError(null, `only ${maxEntries} entries are shown`));
  const slugs = new Set<string>();
  return root.items.flatMap((each) => {
    const item = resolve(each);
    if (!isMap(item)) {
      faults.add(getLine(item), new RowError(null, 'must have keys such as slug'));
      return [];
    }
    const document = readDocument(reading, item);
    if (!document) return [];
    if (slugs.has(document.slug)) faults.add(getLine(item), new RowError('slug', `${document.slug} appears twice`));
    slugs.add(document.slug);
    return document;
  });
};

export const readEnvironment = (name: string, value: unknown): string => {
  const text = readString(value);
  if (name === 'tax' && parseTaxRate(text) === null)
    throw new TranslatedRowError(name, 'contentPercentInvalid', { value: JSON.stringify(text) });
  if (name === 'putAllPriceZero' && !/^(true|false)$/.test(text))
    throw new TranslatedRowError(name, 'contentFlagInvalid');
  const isLink = name !== 'tax' && name !== 'putAllPriceZero';
  if (isLink && !(URL.canParse(text) && /^https?:/.test(text)))
    throw new TranslatedRowError(name, 'contentSocialLinkInvalid', { value: JSON.stringify(text) });
  return text;
};

/** The environments of a file; those without a value are left out. */
export const readEnvironmentsFile = (bytes: Buffer, faults: FaultList): Map<string, string> => {
  const values = new Map<string, string>();
  const parsed = parseYaml(bytes, faults);
  if (!parsed?.root) return values;
  if (!isMap(parsed.root)) {
    faults.add(1, new RowError(null, 'must have keys such as tax'));
    return values;
  }
  for (const [name, { value, line }] of readEntries(parsed.root, [...environmentNames], parsed, faults)) {
    const given = toValue(value);
    if (given === null || given === undefined || given === '') continue;
    faults.attempt(line, () => values.set(name, readEnvironment(name, given)));
  }
  return values;
};
