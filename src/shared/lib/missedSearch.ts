const maxLength = 60;

// Such as mail addresses, telephone numbers and numbers of cards: what was searched is kept without knowing whose it is.
const mayBePersonal = /@|[([{]\s*(?:at|arroba)\s*[)\]}]|(?:\p{Nd}[^\p{L}\p{Nd}]*){8}/u;

/** How a search that found nothing is counted; undefined if it is not to be kept. */
export const normalizeMissedSearch = (given: string): string | undefined => {
  const text = given
    .slice(0, 200)
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  return text === '' || mayBePersonal.test(text) ? undefined : Array.from(text).slice(0, maxLength).join('').trim();
};
