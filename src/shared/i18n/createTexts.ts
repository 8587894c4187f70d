import type { Language } from './languages';
import { type LoadTexts, loadTexts, type Messages } from './loadMessages';
import { type TextPart, textParts } from './textParts';

export type LoadedLanguage = { language: Language; messages: Messages };

/** The page's texts: at first those of the shell, then each part when something needs it. */
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

  /** Includes parts that become needed during the load. */
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
   * Everything outside the shell waits for its part before it is shown. This changes no text on the screen, so no
   * subscriber is notified and the page is not re-rendered.
   */
  const need = async (...wantedParts: TextPart[]) => {
    wantedParts.forEach((part) => needed.add(part));
    const missing = () => wantedParts.filter((part) => !present.has(part));
    for (let next = missing(); next.length > 0; next = missing()) {
      const { language } = shown;
      const messages = await loadAll(next, language);
      // If the language changed meanwhile, that change loaded them already.
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
    /** Keeps the current texts until everything needed in the new language has loaded. */
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
