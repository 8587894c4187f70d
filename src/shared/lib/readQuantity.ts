import type { Language } from '@/shared/i18n/languages';

import { otherGrouping, parseLocaleNumber } from './localeNumber';

export const maxQuantity = 999_999;

export type QuantityFault =
  | { reason: 'invalid' }
  | { reason: 'tooLarge' }
  /** The number as this language reads it, and as a reader of another language would have meant it. */
  | { reason: 'ambiguous'; readings: [number, number] };

export type QuantityReading = { quantity: number; fault: null } | { quantity: null; fault: QuantityFault };

const refuse = (fault: QuantityFault): QuantityReading => ({ quantity: null, fault });

/** Spec §5: a valid number. Quantities are whole, from one up to the limit of a line. */
export const readQuantity = (text: string, language: Language): QuantityReading => {
  const value = parseLocaleNumber(text, language);
  if (value === null) return refuse({ reason: 'invalid' });
  const grouped = otherGrouping(text, language);
  if (grouped !== null) return refuse({ reason: 'ambiguous', readings: [value, grouped] });
  if (!Number.isInteger(value) || value < 1) return refuse({ reason: 'invalid' });
  return value > maxQuantity ? refuse({ reason: 'tooLarge' }) : { quantity: value, fault: null };
};
