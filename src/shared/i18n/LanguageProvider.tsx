import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';

import { onNetworkBack } from '@/shared/lib/connection';

import type { Texts } from './createTexts';
import type { Language } from './languages';
import { ChosenLanguageContext } from './useLanguage';

/** @internal */
export const TextsContext = createContext<Texts | null>(null);

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('there are no texts above this component');
  return texts;
};

type LanguageProviderProps = {
  language: Language;
  texts: Texts;
  onLoadFailed: (language: Language, error: unknown) => void;
  children: ReactNode;
};

/** Keeps the current texts on screen until those of the new language have loaded. */
export const LanguageProvider = ({ language, texts, onLoadFailed, children }: LanguageProviderProps) => {
  const shown = useSyncExternalStore(texts.subscribe, texts.shown);

  useEffect(() => {
    let wanted = true;
    let leave: (() => void) | undefined;
    const change = () => {
      leave?.();
      texts.change(language).catch((error: unknown) => {
        if (!wanted) return;
        onLoadFailed(language, error);
        leave = onNetworkBack(change);
      });
    };
    change();
    return () => {
      wanted = false;
      leave?.();
    };
  }, [language, texts, onLoadFailed]);

  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);

  return (
    <TextsContext value={texts}>
      <ChosenLanguageContext value={language}>
        <IntlProvider locale={shown.language} defaultLocale="en" messages={shown.messages}>
          {children}
        </IntlProvider>
      </ChosenLanguageContext>
    </TextsContext>
  );
};
