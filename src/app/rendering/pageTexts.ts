import { createIntl } from '@formatjs/intl';

import type { Language } from '@/shared/i18n/languages';
import { loadTexts, type Messages } from '@/shared/i18n/loadMessages';

type GetText = (id: string) => string | undefined;

const loadText = async (language: Language): Promise<GetText> => {
  const messages: Messages = await loadTexts(language);
  const intl = createIntl({ locale: language, messages });
  return (id) => {
    const descriptor = { id };
    return id in messages ? intl.formatMessage(descriptor) : undefined;
  };
};

const getTexts = new Map<Language, Promise<GetText>>();

/** For titles and tags. */
export const loadGetText = (language: Language): Promise<GetText> => {
  const getText = getTexts.get(language) ?? loadText(language);
  getTexts.set(language, getText);
  return getText;
};
