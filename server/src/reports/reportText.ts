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
