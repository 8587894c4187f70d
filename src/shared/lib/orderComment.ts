import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { isDay } from './days';

/** What the client says about an order; empty texts for what is not said. */
export type OrderNote = { reference: string; deliveryAddress: string; wishedDate: string; comment: string };

export type OrderDraft = OrderNote & { clientId: number };

export const noteFields = ['reference', 'deliveryAddress', 'wishedDate', 'comment'] as const;

export const emptyNote: OrderNote = { reference: '', deliveryAddress: '', wishedDate: '', comment: '' };

/** How a push or an order carries the note. */
export type NoteRecord = {
  comment: string | null;
  purchaseOrder?: string | null;
  deliveryAddress?: string | null;
  wishedDate?: string | null;
};

/** Limits of the contract. */
export const maxCommentLength = 2000;
export const maxReferenceLength = 100;
export const maxAddressLength = 300;

// Not storable in every database: control characters except line feeds and tabs, and lone surrogates.
const unstorable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unstorable, '').trim();

const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ');

const markedLines =
  /^(?:Ref\.: ([^\n]+)(?:\n|$))?(?:Deliver to: ([^\n]+)(?:\n|$))?(?:Wished date: (\d{4}-\d\d-\d\d)(?:\n|$))?/;

/** For services that know only the comment: what else the client says becomes marked lines at its start (ADR 33). */
export const formatOrderComment = (note: OrderNote): string => {
  const { reference, deliveryAddress, wishedDate } = note;
  const marked = [
    ['Ref.: ', cleanLine(reference)],
    ['Deliver to: ', cleanLine(deliveryAddress)],
    ['Wished date: ', wishedDate],
  ].flatMap(([mark = '', text = '']) => (text === '' ? [] : [mark + text]));
  return [...marked, clean(note.comment)].filter((part) => part !== '').join('\n');
};

/** The reverse; a comment without marked lines is returned as it is. */
const splitOrderComment = (text: string): OrderNote => {
  const [marked = '', reference = '', deliveryAddress = '', wishedDate = ''] = markedLines.exec(text) ?? [];
  if (wishedDate !== '' && !isDay(wishedDate)) return { ...emptyNote, comment: text };
  return { reference, deliveryAddress, wishedDate, comment: text.slice(marked.length) };
};

/** As the configured service expects it (ADR 45). */
export const toNoteRecord = (note: OrderNote, fields: RuntimeConfig['order']['fields']) => {
  if (fields === 'comment') return { comment: formatOrderComment(note) };
  const reference = cleanLine(note.reference);
  const deliveryAddress = cleanLine(note.deliveryAddress);
  return {
    comment: clean(note.comment),
    ...(reference !== '' && { purchaseOrder: reference }),
    ...(deliveryAddress !== '' && { deliveryAddress }),
    ...(note.wishedDate !== '' && { wishedDate: note.wishedDate }),
  };
};

/** From its own fields, or from the comment of an order that has none of them. */
export const readOrderNote = (record: NoteRecord): OrderNote => {
  const comment = record.comment ?? '';
  const { purchaseOrder, deliveryAddress, wishedDate } = record;
  if (!purchaseOrder && !deliveryAddress && !wishedDate) return splitOrderComment(comment);
  return {
    reference: purchaseOrder ?? '',
    deliveryAddress: deliveryAddress ?? '',
    wishedDate: wishedDate ?? '',
    comment,
  };
};

/** Counts code points, as the contract does. */
export const countCharacters = (text: string): number => Array.from(text).length;
