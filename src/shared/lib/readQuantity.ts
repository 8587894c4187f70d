import { weakMapMemoize } from '@reduxjs/toolkit';

import type { Language } from '@/shared/i18n/languages';

import { anyQuantity, findAllowed, maxQuantity, type QuantityRule, stepByRule } from './quantityRule';

const getSeparators = weakMapMemoize((language: Language) => {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1234.5);
  const find = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group') };
});

// Full-width characters of a Chinese keyboard: ０ to ９ ， ． － ＋, each 0xFEE0 above its ASCII twin.
const toNarrow = (text: string) =>
  text
    .replace(/[\uFF0B-\uFF0E\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace('\u2212', '-');

/** Removes group separators; null unless each precedes three digits. */
const ungroup = (digits: string, group: string): string | null => {
  const groups = digits.split(group);
  if (groups.length === 1) return digits;
  const [first = '', ...rest] = groups;
  return /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part)) ? groups.join('') : null;
};

/**
 * Parses a number as written in the language, or returns null. Text that means another number in another language (1.5
 * in Spanish, 1,5 in English) is rejected rather than guessed.
 */
export const parseLocaleNumber = (text: string, language: Language): number | null => {
  const { decimal, group } = getSeparators(language);
  const [, sign = '', unsigned = ''] = /^([+-]?)\s*(.*)$/s.exec(toNarrow(text).trim()) ?? [];
  const [whole = '', fraction = '', ...more] = unsigned.split(decimal);
  const separator = /\s/.test(whole) ? ' ' : group;
  const digits = ungroup(whole.replace(/\s/g, ' '), separator);
  if (more.length > 0 || digits === null || !/^\d*$/.test(digits + fraction) || digits + fraction === '') return null;
  const value = Number(`${sign}${digits || '0'}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : null;
};

/**
 * The number if this language's decimal separator is read as a thousands separator: 1.000 is one in English but a
 * thousand in Spanish, and 1,000 the other way round. Null if there is no such second reading.
 */
const readAsGrouped = (text: string, language: Language): number | null => {
  const { decimal } = getSeparators(language);
  const [whole = '', rest = '', ...more] = toNarrow(text)
    .trim()
    .replace(/^\+\s*/, '')
    .split(decimal);
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest) ? Number(whole + rest) : null;
};

export type QuantityFault =
  | { reason: 'invalid' }
  | { reason: 'tooLarge' }
  /** The number as this language reads it, and as a reader of another language would have meant it. */
  | { reason: 'ambiguous'; readings: [number, number] }
  /** The item is not sold in this quantity; one or two that are near. */
  | { reason: 'notAllowed'; allowed: number[] };

export type QuantityReading = { quantity: number; fault: null } | { quantity: null; fault: QuantityFault };

const reject = (fault: QuantityFault): QuantityReading => ({ quantity: null, fault });

/** Spec §5: a valid number. Quantities are whole, from one up to the limit of a line, and follow the item's rule. */
export const readQuantity = (text: string, language: Language, rule = anyQuantity): QuantityReading => {
  const value = parseLocaleNumber(text, language);
  if (value === null) return reject({ reason: 'invalid' });
  const grouped = readAsGrouped(text, language);
  if (grouped !== null) return reject({ reason: 'ambiguous', readings: [value, grouped] });
  if (!Number.isInteger(value) || value < 1) return reject({ reason: 'invalid' });
  if (value > maxQuantity) return reject({ reason: 'tooLarge' });
  const allowed = findAllowed(rule, value);
  return allowed ? reject({ reason: 'notAllowed', allowed }) : { quantity: value, fault: null };
};

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

type PressedKey = { key: string; altKey: boolean; preventDefault: () => void };

/** Null for text that is not a quantity, and below an empty field. */
export const stepQuantity = (text: string, by: 1 | -1, language: Language, rule: QuantityRule): number | null => {
  if (text.trim() === '') return by > 0 ? rule.least : null;
  const { quantity } = readQuantity(text, language);
  return quantity === null ? null : stepByRule(rule, quantity, by);
};

/** Alt with an arrow key changes a quantity by a step; null for any other key, and for text that is not a quantity. */
export const stepByKey = (event: PressedKey, text: string, language: Language, rule: QuantityRule): number | null => {
  const by = event.altKey ? steps[event.key] : undefined;
  if (by === undefined) return null;
  event.preventDefault();
  return stepQuantity(text, by, language, rule);
};
