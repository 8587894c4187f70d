/** The text with one of its words replaced; the engine gives words folded, so that case and accents may differ. */
export const withWord = (text: string, word: string, other: string): string => {
  const fold = (part: string) =>
    part
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
  const words = text.split(/\s+/);
  const at = words.findIndex((part) => fold(part).includes(fold(word)));
  return at < 0 ? other : words.with(at, other).join(' ');
};
