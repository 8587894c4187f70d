import { createIntl } from '@formatjs/intl';

import type { Language } from '@/shared/i18n/languages';
import { type LoadTexts, loadTexts, type Messages } from '@/shared/i18n/loadMessages';
import { pageTextParts } from '@/shared/i18n/textParts';

const loaded = new Map<string, Promise<Messages>>();

/** All pages of a language share its texts. */
export const loadTextsOnce: LoadTexts = (part, language) => {
  const key = `${part} ${language}`;
  const texts = loaded.get(key) ?? loadTexts(part, language);
  loaded.set(key, texts);
  return texts;
};

type GetText = (id: string) => string | undefined;

const loadText = async (language: Language): Promise<GetText> => {
  const parts = await Promise.all(pageTextParts.map((part) => loadTextsOnce(part, language)));
  const messages = Object.assign({}, ...parts) as Messages;
  const intl = createIntl({ locale: language, messages });
  return (id) => {
    const descriptor = { id };
    return id in messages ? intl.formatMessage(descriptor) : undefined;
  };
};

const getTexts = new Map<Language, Promise<GetText>>();

/** Reads texts of every part, for titles and tags. */
export const loadGetText = (language: Language): Promise<GetText> => {
  const getText = getTexts.get(language) ?? loadText(language);
  getTexts.set(language, getText);
  return getText;
};
