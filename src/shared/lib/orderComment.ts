export type OrderNote = { reference: string; comment: string };

export type OrderDraft = OrderNote & { clientId: number };

/** Limits of the contract. */
export const maxCommentLength = 2000;
export const maxReferenceLength = 100;

// Not storable in every database: control characters except line feeds and tabs, and lone surrogates.
const unstorable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unstorable, '').trim();

const referenceLine = /^Ref\.: ([^\n]+)(?:\n|$)/;

/** The payload has no field for the client's own reference, so it becomes the first line of the comment (ADR 33). */
export const formatOrderComment = ({ reference, comment }: OrderNote): string => {
  const written = clean(reference).replace(/\s+/g, ' ');
  return [written && `Ref.: ${written}`, clean(comment)].filter((part) => part !== '').join('\n');
};

/** The reverse; the comment of an order without a reference is returned as it is. */
export const splitOrderComment = (text: string): OrderNote => {
  const [line = '', reference = ''] = referenceLine.exec(text) ?? [];
  return { reference, comment: text.slice(line.length) };
};

/** Counts code points, as the contract does. */
export const countCharacters = (text: string): number => Array.from(text).length;
