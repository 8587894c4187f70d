import { foldCode } from '@/engine/text/foldText';
import type { Language } from '@/shared/i18n/languages';
import { readQuantity } from '@/shared/lib/readQuantity';
import type { TypedLine } from './parsePadText';

/** A format that every language parses; an invalid quantity stays as typed. */
export const plainQuantity = (text: string, language: Language): string => {
  const { quantity } = readQuantity(text, language);
  return quantity === null ? text : String(quantity);
};

const parseQuantity = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** Merges lines with the same code by adding their quantities; a line with an invalid quantity stays separate. */
export const mergeLines = <Line extends TypedLine>(known: readonly Line[], added: readonly Line[]): Line[] => {
  const lines = [...known];
  const places = new Map<string, number>();
  const remember = ({ code, quantity }: TypedLine, at: number) => {
    const folded = foldCode(code);
    if (folded !== '' && parseQuantity(quantity) !== null && !places.has(folded)) places.set(folded, at);
  };
  lines.forEach(remember);
  for (const line of added) {
    const at = parseQuantity(line.quantity) === null ? undefined : places.get(foldCode(line.code));
    const earlier = at === undefined ? undefined : lines[at];
    const sum = Number(earlier?.quantity) + Number(line.quantity);
    if (at !== undefined && earlier && parseQuantity(String(sum)) !== null)
      lines[at] = { ...earlier, quantity: String(sum) };
    else remember(line, lines.push(line) - 1);
  }
  return lines;
};
