// Control and formatting characters, and line separators: a terminal would obey them or display text out of order.
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line that is safe to print, whatever a page has sent. */
export const toPrintable = (text: string) => text.replace(unprintable, ' ').trim();

const escapeUnit = (unit: string) => (unit === '\n' ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON with the same value that is safe to print: JSON.stringify escapes only some control characters. */
export const writePrintableJson = (value: unknown, indent = 0) =>
  JSON.stringify(value, null, indent).replace(unprintable, (found) => found.split('').map(escapeUnit).join(''));
