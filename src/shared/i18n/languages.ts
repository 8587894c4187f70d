// Spec §5: the language must be es, en or zh.
export const languages = ['es', 'en', 'zh'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
