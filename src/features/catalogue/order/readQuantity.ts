import type { Language } from '@/shared/i18n/languages';
import { parseLocaleNumber } from '@/shared/lib/localeNumber';

const most = 999_999;

/** Spec §5: a valid number; pieces are whole and at least one. Null for anything else. */
export const readQuantity = (text: string, language: Language): number | null => {
  const quantity = parseLocaleNumber(text, language);
  return quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= most ? quantity : null;
};
