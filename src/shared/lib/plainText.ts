/** A lone "<", as in "5 < 6 mm", is not a tag. It never reaches beyond another "<", so that long texts take no longer. */
const tag = /<\/?[a-z][^<>]*>/gi;

const commentStart = '<!--';
const commentEnd = '-->';

export const hasTags = (text: string): boolean => text.includes(commentStart) || text.search(tag) !== -1;

/** Per the contract, paragraphs are separated by empty lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const entities: Record<string, string> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const withoutComments = (text: string): string => {
  const [start = '', ...rest] = text.split(commentStart);
  const kept = rest.map((part) =>
    part.includes(commentEnd) ? part.slice(part.indexOf(commentEnd) + commentEnd.length) : '',
  );
  return [start, ...kept].join('');
};

const withoutTags = (text: string): string =>
  withoutComments(text)
    .replace(/<\/(p|div|li|h[1-6])>|<br\s*\/?>/gi, '$&\n\n')
    .replace(tag, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** The first paragraph as plain text, for cards and descriptions. */
export const toExcerpt = (text: string): string =>
  splitParagraphs(hasTags(text) ? withoutTags(text) : text)[0]?.replace(/\s+/g, ' ') ?? '';

/** Never splits a surrogate pair: half of one is not valid text. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
