export type OrderNote = { reference: string; comment: string };

export type OrderDraft = OrderNote & { clientId: number };

/** Limits of the contract. */
export const maxCommentLength = 2000;
export const maxReferenceLength = 100;

// Not storable in every database: control characters except line feeds and tabs, and lone surrogates.
const unstorable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unstorable, '').trim();

/** The payload has no field for the client's own reference, so it becomes the first line of the comment. */
export const formatOrderComment = ({ reference, comment }: OrderNote): string =>
  [clean(reference).replace(/\s+/g, ' '), clean(comment)].filter((part) => part !== '').join('\n');

/** Counts code points, as the contract does. */
export const countCharacters = (text: string): number => Array.from(text).length;
