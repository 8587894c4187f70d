// Three parts joined by dots. Not a single pattern, which could take minutes on a long text crafted for that.
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
  // Anything but a reference (ADR 1), including JSON that is quoted within the JSON.
  /"(?:password|newPassword|resetToken)\\*"\s*:(?!\s*\\*"sealed\.)/,
  // Tokens in the links of mails, and in the addresses of spec §6.
  /token=[\w-]{8,}/i,
];

/** A last line of defence: pages send neither tokens nor passwords. */
export const containsSecret = (json: string) => containsWebToken(json) || secrets.some((secret) => secret.test(json));
