import type { Language } from './languages';
import { type LoadTexts, loadTexts, type Messages } from './loadMessages';
import { pageTextParts, type TextPart } from './textParts';

export type LoadedLanguage = { language: Language; messages: Messages };

/** The page's texts: those of the shell first, then each part when something needs it. */
export const createTexts = (initial: LoadedLanguage | Language, load: LoadTexts = loadTexts) => {
  const listeners = new Set<() => void>();
  const isReady = typeof initial === 'object';
  const needed = new Set<TextPart>(['shell']);
  let shown: LoadedLanguage = isReady ? initial : { language: initial, messages: {} };
  /** The texts of the first render, which hydration has to repeat. */
  let first = isReady ? initial : undefined;
  let loadedParts = new Set<TextPart>(isReady ? ['shell'] : []);
  /** The language chosen last; its texts may still be loading. */
  let chosen = shown.language;

  const show = (next: LoadedLanguage, parts: Set<TextPart>) => {
    shown = next;
    first ??= next;
    loadedParts = parts;
    listeners.forEach((listener) => listener());
  };

  const loadEach = async (parts: readonly TextPart[], language: Language) =>
    Object.assign({}, ...(await Promise.all(parts.map((part) => load(part, language))))) as Messages;

  /** Includes parts that become needed during the load. */
  const loadNeeded = async (language: Language) => {
    const parts = new Set<TextPart>();
    let messages: Messages = {};
    const missing = () => [...needed].filter((part) => !parts.has(part));
    for (let next = missing(); next.length > 0; next = missing()) {
      messages = { ...messages, ...(await loadEach(next, language)) } as Messages;
      next.forEach((part) => parts.add(part));
    }
    return { parts, messages };
  };

  /**
   * Everything outside the shell waits for its part before it is shown. Adding a part changes no text on the screen, so
   * no subscriber is notified and the page is not re-rendered.
   */
  const loadParts = async (...parts: TextPart[]) => {
    parts.forEach((part) => needed.add(part));
    const missing = () => parts.filter((part) => !loadedParts.has(part));
    for (let next = missing(); next.length > 0; next = missing()) {
      const { language } = shown;
      const messages = await loadEach(next, language);
      // If the language changed meanwhile, that change loaded them already.
      if (shown.language !== language) continue;
      Object.assign(shown.messages, messages);
      next.forEach((part) => loadedParts.add(part));
    }
  };

  return {
    shown: () => shown,
    first: () => first ?? shown,
    isComplete: () => pageTextParts.every((part) => loadedParts.has(part)),
    loaded: () => [...loadedParts],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps the current texts until everything needed in the new language has loaded. */
    change: async (language: Language) => {
      chosen = language;
      if (loadedParts.has('shell') && shown.language === language) return;
      const { parts, messages } = await loadNeeded(language);
      if (chosen === language) show({ language, messages }, parts);
    },
    loadParts,
    loadAll: () => loadParts(...pageTextParts),
  };
};

export type Texts = ReturnType<typeof createTexts>;
