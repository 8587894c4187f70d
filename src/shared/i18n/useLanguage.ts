import { isLanguage, type Language } from './languages';
import { useIntl } from 'react-intl';

/** The language on the screen, for links. */
export const useLanguage = (): Language => {
  const { locale } = useIntl();
  if (!isLanguage(locale)) throw new Error(`the page is shown in ${locale}, which is not one of its languages`);
  return locale;
};
