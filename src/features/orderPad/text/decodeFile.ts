import type { Language } from '@/shared/i18n/languages';

// The encodings that spreadsheets use when they do not write UTF-8.
const legacy: Record<Language, string> = { es: 'windows-1252', en: 'windows-1252', zh: 'gb18030' };

const detectEncoding = ([one, two]: Uint8Array): string => {
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
};

/** The text of a file, or null for a binary file such as a workbook. */
export const decodeFile = (bytes: Uint8Array, language: Language): string | null => {
  const decode = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  let text: string;
  try {
    text = decode(detectEncoding(bytes), true);
  } catch {
    text = decode(legacy[language], false);
  }
  return text.includes('\u0000') || text.startsWith('PK\u0003') ? null : text;
};
