import { type ColorName, colors } from './colors';
import { sizeInCode } from './sizes';

/**
 * The check digit of an EAN-13 from its first twelve digits.
 *
 * @internal
 */
export const getCheckDigit = (twelve: string) => {
  const sum = Array.from(twelve).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

// Prefixes 20 to 29 are reserved for use within a company, so no code can be a real product's.
export const createEan13 = (catalogIndex: number, stockItemId: number) => {
  const twelve = `2${(catalogIndex + 1) % 10}${String(stockItemId).padStart(10, '0')}`;
  return `${twelve}${getCheckDigit(twelve)}`;
};

type CodeParts = { code: string; group: number; color: ColorName | null; size: string | null; dotted: boolean };

/** `TZ-1042-BL-350`; some come from a legacy system with other punctuation: `TZ.1042/BL-350`. */
export const createItemCode = ({ code, group, color, size, dotted }: CodeParts) => {
  const number = 1000 + group;
  const details = [color === null ? '' : colors[color].code, size === null ? '' : sizeInCode(size)].filter(
    (part) => part !== '',
  );
  const tail = details.join('-');
  if (dotted) return tail === '' ? `${code}.${number}` : `${code}.${number}/${tail}`;
  return [code, number, ...details].join('-');
};
