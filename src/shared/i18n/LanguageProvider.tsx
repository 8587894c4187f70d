import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';

import type { Texts } from './createTexts';
import type { Language } from './languages';
import { ChosenLanguageContext } from './useLanguage';

// A server renders thousands of pages with the same few formats, each of which is slow to create.
const formats = createIntlCache();

type LanguageProviderProps = {
  language: Language;
  texts: Texts;
  /** `shown` is the language that stays on screen. */
  onLoadFailed: (error: unknown, shown: Language) => void;
  children: ReactNode;
};

/** Keeps the current texts on screen until those of the new language have loaded. */
export const LanguageProvider = ({ language, texts, onLoadFailed, children }: LanguageProviderProps) => {
  const shown = useSyncExternalStore(texts.subscribe, texts.shown, texts.first);
  const intl = useMemo(
    () => createIntl({ locale: shown.language, defaultLocale: 'en', messages: shown.messages }, formats),
    [shown],
  );

  useEffect(() => {
    let isCurrent = true;
    texts.change(language).catch((error: unknown) => {
      if (isCurrent) onLoadFailed(error, texts.shown().language);
    });
    return () => {
      isCurrent = false;
    };
  }, [language, texts, onLoadFailed]);

  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);

  return (
    <ChosenLanguageContext value={language}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </ChosenLanguageContext>
  );
};
