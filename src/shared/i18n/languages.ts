// Spec §5: the language must be es, en or zh.
export const languages = ['es', 'en', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Each language is shown under its own name, in every language (spec §2). */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English', zh: '中文' };

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
