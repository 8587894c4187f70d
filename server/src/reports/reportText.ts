// Control and formatting characters, and line separators: a terminal would obey them or display text out of order.
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line that is safe to print, whatever a page has sent. */
export const toPrintable = (text: string) => text.replace(unprintable, ' ').trim();

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON with the same value that is safe to print: JSON.stringify escapes only some control characters. */
export const writePrintableJson = (value: unknown) =>
  JSON.stringify(value).replace(unprintable, (found) => found.split('').map(escapeUnit).join(''));

// Three parts that are joined by dots. Not one pattern: on a long text made for the purpose it would take minutes.
const containsWebToken = (json: string) => {
  if (!json.includes('eyJ')) return false;
  for (const [word] of json.matchAll(/[\w.-]+/g)) {
    const parts = word.split('.');
    const isFirst = (part: string, at: number) => /eyJ.{5}/.test(part) && Boolean(parts[at + 1] && parts[at + 2]);
    if (parts.some(isFirst)) return true;
  }
  return false;
};

const secrets = [
  // Anything but a reference (ADR 1), also in JSON that is text within the JSON.
  /"(?:password|newPassword|resetToken)\\*"\s*:(?!\s*\\*"sealed\.)/,
  // The links in mails, and spec §6.
  /token=[\w-]{8,}/i,
];

/** A last line of defence: pages send neither tokens nor passwords. */
export const containsSecret = (json: string) => containsWebToken(json) || secrets.some((secret) => secret.test(json));
