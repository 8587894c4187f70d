import type { Language } from './languages';
import { loadTexts, type Messages } from './loadMessages';

export type LoadedLanguage = { language: Language; messages: Messages };

/** The page's texts, in the language shown. */
export const createTexts = (initial: LoadedLanguage | Language, load = loadTexts) => {
  const listeners = new Set<() => void>();
  let isLoaded = typeof initial === 'object';
  let shown: LoadedLanguage = typeof initial === 'object' ? initial : { language: initial, messages: {} };
  /** The texts of the first render, which hydration has to repeat. */
  let first = isLoaded ? shown : undefined;
  /** The language chosen last; its texts may still be loading. */
  let chosen = shown.language;

  return {
    shown: () => shown,
    first: () => first ?? shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps the current texts until those of the new language have loaded. */
    change: async (language: Language) => {
      chosen = language;
      if (isLoaded && shown.language === language) return;
      const messages = await load(language);
      if (chosen !== language) return;
      shown = { language, messages };
      first ??= shown;
      isLoaded = true;
      listeners.forEach((listener) => listener());
    },
  };
};

export type Texts = ReturnType<typeof createTexts>;
