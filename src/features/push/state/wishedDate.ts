import { parseDay } from '@/shared/i18n/dayText';
import type { Language } from '@/shared/i18n/languages';
import { canBeWished, dayIn } from '@/shared/lib/days';

export type WishedDateFault = 'wrong' | 'past' | null;

/** `text` is the day, or what was typed in its place. */
export const findWishedDateFault = (text: string, language: Language, timeZone: string): WishedDateFault => {
  if (text.trim() === '') return null;
  const day = parseDay(text, language);
  if (day === null) return 'wrong';
  return canBeWished(day, dayIn(timeZone)(Date.now())) ? null : 'past';
};
