import type { Language } from './languages';
import { loadTexts, type LoadTexts, type Messages } from './loadMessages';
import { textParts, type TextPart } from './textParts';

export type LoadedLanguage = { language: Language; messages: Messages };

/** The texts of the page: those of the shell at first, and each other part from when something needs it. */
export const createTexts = (initial: LoadedLanguage | Language, load: LoadTexts = loadTexts) => {
  const listeners = new Set<() => void>();
  const isReady = typeof initial === 'object';
  const needed = new Set<TextPart>(['shell']);
  let shown: LoadedLanguage = isReady ? initial : { language: initial, messages: {} };
  let present = new Set<TextPart>(isReady ? ['shell'] : []);
  let wanted = shown.language;

  const show = (next: LoadedLanguage, have: Set<TextPart>) => {
    shown = next;
    present = have;
    listeners.forEach((listener) => listener());
  };

  const loadAll = async (parts: readonly TextPart[], language: Language) =>
    Object.assign({}, ...(await Promise.all(parts.map((part) => load(part, language))))) as Messages;

  /** With what comes to be needed while it is under way. */
  const loadNeeded = async (language: Language) => {
    const parts = new Set<TextPart>();
    let messages: Messages = {};
    const missing = () => [...needed].filter((part) => !parts.has(part));
    for (let next = missing(); next.length > 0; next = missing()) {
      messages = { ...messages, ...(await loadAll(next, language)) } as Messages;
      next.forEach((part) => parts.add(part));
    }
    return { parts, messages };
  };

  /**
   * Whatever is not the shell waits for its part before it is shown. No text on the screen changes by it, so that
   * nobody is told: the page is not rendered anew.
   */
  const need = async (...wantedParts: TextPart[]) => {
    wantedParts.forEach((part) => needed.add(part));
    const missing = () => wantedParts.filter((part) => !present.has(part));
    for (let next = missing(); next.length > 0; next = missing()) {
      const { language } = shown;
      const messages = await loadAll(next, language);
      // Where the language changed meanwhile, the change brought them along.
      if (shown.language !== language) continue;
      Object.assign(shown.messages, messages);
      next.forEach((part) => present.add(part));
    }
  };

  return {
    shown: () => shown,
    isWhole: () => present.size === textParts.length,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The present texts stay until all that is needed of the new language has come. */
    change: async (language: Language) => {
      wanted = language;
      if (present.has('shell') && shown.language === language) return;
      const { parts, messages } = await loadNeeded(language);
      if (wanted === language) show({ language, messages }, parts);
    },
    need,
    complete: () => need(...textParts),
  };
};

export type Texts = ReturnType<typeof createTexts>;
