import type { Language } from '@/shared/i18n/languages';

const getSeparators = (language: Language) => {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1234.5);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
};

// What a Chinese keyboard writes: ０ to ９ ， ． － ＋, each 0xFEE0 above its narrow twin.
const narrow = (text: string) =>
  text
    .replace(/[\uFF0B-\uFF0E\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace('\u2212', '-');

/** Digits without the signs that group them; null where these do not stand before threes. */
const ungroup = (digits: string, group: string): string | null => {
  const groups = digits.split(group);
  if (groups.length === 1) return digits;
  const [first = '', ...rest] = groups;
  return /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part)) ? groups.join('') : null;
};

/**
 * The number that a person wrote in the way of the language, or null. What would be another number in another
 * language (1.5 in Spanish, 1,5 in English) is refused rather than guessed.
 */
export const parseLocaleNumber = (text: string, language: Language): number | null => {
  const { decimal, group } = getSeparators(language);
  const [, sign = '', unsigned = ''] = /^([+-]?)\s*(.*)$/s.exec(narrow(text).trim()) ?? [];
  const [whole = '', fraction = '', ...more] = unsigned.split(decimal);
  const separator = /\s/.test(whole) ? ' ' : group;
  const digits = ungroup(whole.replace(/\s/g, ' '), separator);
  if (more.length > 0 || digits === null || !/^\d*$/.test(digits + fraction) || digits + fraction === '') return null;
  const value = Number(`${sign}${digits || '0'}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : null;
};

/**
 * What the text says to a reader who groups thousands by this language's decimal sign: 1.000 in English and 1,000 in
 * Spanish are one here and a thousand there. Null where there is no such second reading.
 */
export const otherGrouping = (text: string, language: Language): number | null => {
  const { decimal } = getSeparators(language);
  const [whole = '', rest = '', ...more] = narrow(text)
    .trim()
    .replace(/^\+\s*/, '')
    .split(decimal);
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest) ? Number(whole + rest) : null;
};
