import { createContext, use } from 'react';
import { useIntl } from 'react-intl';

import { isLanguage, type Language } from './languages';

export const ChosenLanguageContext = createContext<Language | null>(null);

/** The language of the texts on screen, for numbers and files. While texts load it is still the previous one. */
export const useShownLanguage = (): Language => {
  const { locale } = useIntl();
  if (!isLanguage(locale)) throw new Error(`the page is shown in ${locale}, which is not one of its languages`);
  return locale;
};

/** The chosen language, for addresses: a link in the previous one would undo the choice. */
export const useLanguage = (): Language => {
  const shown = useShownLanguage();
  return use(ChosenLanguageContext) ?? shown;
};
