import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Language, languages } from '@/shared/i18n/languages';

export { languages };

const read = (language: Language) =>
  JSON.parse(readFileSync(path.join(__dirname, `../../../locales/${language}.json`), 'utf8')) as Record<string, string>;

/** The displayed text of a message; fails for an unknown message id. */
export const getMessages = (language: Language) => {
  const texts = read(language);
  return (id: string): string => {
    const text = texts[id];
    if (text === undefined) throw new Error(`no message ${id} in ${language}`);
    return text;
  };
};
