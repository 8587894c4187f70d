import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from './languages';
import { loadMessages, type Messages } from './loadMessages';

export type LoadedLanguage = { language: Language; messages: Messages };

type LanguageProviderProps = {
  language: Language;
  initial: LoadedLanguage;
  onLoadFailed: (language: Language, error: unknown) => void;
  children: ReactNode;
};

/** Keeps the present texts on the screen until those of the new language have come. */
export const LanguageProvider = ({ language, initial, onLoadFailed, children }: LanguageProviderProps) => {
  const [loaded, setLoaded] = useState(initial);

  useEffect(() => {
    if (loaded.language === language) return;
    let wanted = true;
    loadMessages(language).then(
      (messages) => wanted && setLoaded({ language, messages }),
      (error: unknown) => wanted && onLoadFailed(language, error),
    );
    return () => {
      wanted = false;
    };
  }, [language, loaded.language, onLoadFailed]);

  useEffect(() => {
    document.documentElement.lang = loaded.language;
  }, [loaded.language]);

  return (
    <IntlProvider locale={loaded.language} defaultLocale="en" messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
};
