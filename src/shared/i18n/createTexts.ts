import type { Language } from './languages';
import { textParts, type Messages, type TextParts } from './loadMessages';

export type LoadedLanguage = { language: Language; messages: Messages };

/** The texts of the page: those of the home page at first, all of them from when anything else is shown. */
export const createTexts = (initial: LoadedLanguage | Language, { first, rest }: TextParts = textParts) => {
  const listeners = new Set<() => void>();
  const isReady = typeof initial === 'object';
  let shown: LoadedLanguage = isReady ? initial : { language: initial, messages: {} };
  let hasFirst = isReady;
  let hasRest = false;
  let isRestWanted = false;
  let wanted = shown.language;

  const show = (next: LoadedLanguage) => {
    shown = next;
    listeners.forEach((listener) => listener());
  };

  const load = async (language: Language) => {
    const restAhead = isRestWanted ? rest(language) : undefined;
    const [messages, ahead] = await Promise.all([first(language), restAhead]);
    // Somebody may have asked for the rest while the first part was under way.
    return { messages, remaining: ahead ?? (isRestWanted ? await rest(language) : undefined) };
  };

  return {
    shown: () => shown,
    isWhole: () => hasRest,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The present texts stay until all that is needed of the new language has come. */
    change: async (language: Language) => {
      wanted = language;
      if (hasFirst && shown.language === language) return;
      const { messages, remaining } = await load(language);
      if (wanted !== language) return;
      hasFirst = true;
      hasRest = remaining !== undefined;
      show({ language, messages: { ...messages, ...remaining } as Messages });
    },
    /** Whatever is not the home page waits for this before it is shown. */
    complete: async () => {
      isRestWanted = true;
      while (!hasRest) {
        const present = shown;
        const remaining = await rest(present.language);
        // Where the texts changed meanwhile, the change brought the rest along, or the rest is now another one.
        if (shown === present) {
          hasRest = true;
          show({ ...present, messages: { ...present.messages, ...remaining } as Messages });
        }
      }
    },
  };
};

export type Texts = ReturnType<typeof createTexts>;
