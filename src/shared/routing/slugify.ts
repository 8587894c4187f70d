/** A name for use in an address: letters and digits of any script, lower case, without accents, joined by hyphens. */
export const slugify = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || '-';
