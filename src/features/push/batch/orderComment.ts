export type OrderNote = { reference: string; comment: string };

/** As it is being written. */
export type OrderDraft = OrderNote & { clientId: number };

/** What the contract takes. */
export const longestComment = 2000;
export const longestReference = 100;

// What no database keeps: control characters but line ends and tabs, and halves of characters.
const unkept = /[^\P{Cc}\n\t]|\p{Cs}/gu;

const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unkept, '').trim();

/** The payload has no place for the client's own reference: it is the first line of the comment. */
export const orderComment = ({ reference, comment }: OrderNote): string =>
  [cleaned(reference).replace(/\s+/g, ' '), cleaned(comment)].filter((part) => part !== '').join('\n');

/** Counted as the contract counts. */
export const countCharacters = (text: string): number => Array.from(text).length;
