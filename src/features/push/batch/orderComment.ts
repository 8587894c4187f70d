export type OrderNote = { reference: string; comment: string };

export type OrderDraft = OrderNote & { clientId: number };

/** Limits of the contract. */
export const longestComment = 2000;
export const longestReference = 100;

// Not storable in every database: control characters except line feeds and tabs, and lone surrogates.
const unkept = /[^\P{Cc}\n\t]|\p{Cs}/gu;

const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unkept, '').trim();

/** The payload has no field for the client's own reference, so it becomes the first line of the comment. */
export const orderComment = ({ reference, comment }: OrderNote): string =>
  [cleaned(reference).replace(/\s+/g, ' '), cleaned(comment)].filter((part) => part !== '').join('\n');

/** Counts code points, as the contract does. */
export const countCharacters = (text: string): number => Array.from(text).length;
