/** Opening, closing and comment tags; a lone "<", as in "5 < 6 mm", is not a tag. */
const tag = /<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi;

export const hasTags = (text: string): boolean => text.search(tag) !== -1;

/** Per the contract, paragraphs are separated by empty lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const entities: Record<string, string> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const withoutTags = (text: string): string =>
  text
    .replace(/<\/(p|div|li|h[1-6])>|<br\s*\/?>/gi, '$&\n\n')
    .replace(tag, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** The first paragraph as plain text, for cards and descriptions. */
export const toExcerpt = (text: string): string =>
  splitParagraphs(hasTags(text) ? withoutTags(text) : text)[0]?.replace(/\s+/g, ' ') ?? '';

/** Never splits a surrogate pair: half of one is not valid text. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
