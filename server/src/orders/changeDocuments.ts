import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';

import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { documents, type MediaKind, pictures } from '../import/mediaFiles';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { createDocumentsRepository } from '../repositories/documentsRepository';
import { changeOrder } from './findOrders';
import { toDocumentRecord } from './orderRecord';
import { recordOrderChange } from './recordOrderChange';

const maxMegabytes = 10;

const { '.png': png, '.jpg': jpg, '.jpeg': jpeg } = pictures.endings as Required<MediaKind['endings']>;

const endings: MediaKind['endings'] = {
  ...documents.endings,
  '.xml': {
    contentType: 'application/xml',
    fits: (bytes) => /^\uFEFF?\s*<\?xml\s/.test(bytes.subarray(0, 100).toString('utf8')),
  },
  ...(png && { '.png': png }),
  ...(jpg && { '.jpg': jpg }),
  ...(jpeg && { '.jpeg': jpeg }),
};

/** What can be said of a file before it is read. */
export const requireDocumentFile = (name: string, size: number) => {
  const rules = endings[extname(name).toLowerCase()];
  if (!rules) throw new Refusal(422, 'documentUnsupported', { name, known: Object.keys(endings).join(', ') });
  if (size > maxMegabytes * 1024 * 1024) throw new Refusal(413, 'documentTooLarge', { name, max: maxMegabytes });
  return rules;
};

type NewDocument = { orderNumber: string; kind: string; name: string; bytes: Buffer };

/** Adds a document, which the client downloads from the page of the order. */
export const addDocument = (
  db: Database,
  context: OfficeContext,
  { orderNumber: given, kind, name: fileName, bytes }: NewDocument,
) => {
  const { author, now } = context;
  // Some programs send the whole path.
  const name = toPrintable(fileName.split(/[/\\]/).at(-1) ?? '');
  const { contentType, fits } = requireDocumentFile(name, bytes.length);
  if (!fits(bytes)) throw new Refusal(422, 'documentMismatch', { name });
  const document = {
    document_id: randomUUID(),
    kind,
    name,
    content_type: contentType,
    size: bytes.length,
    added_at: now(),
    added_by: author.by,
  };
  return changeOrder(db, context, given, async (transaction, { order }) => {
    const { order_id: orderId, order_number: orderNumber } = order;
    await createDocumentsRepository(transaction).add({ ...document, bytes, order_id: orderId });
    await recordOrderChange(transaction, context, orderNumber, {
      operation: 'addDocument',
      after: toDocumentRecord({ ...document, order_id: orderId }),
    });
    return { orderNumber, documentId: document.document_id, name };
  });
};

/** Removes a document that was added by mistake. */
export const removeDocument = (
  db: Database,
  context: OfficeContext,
  { orderNumber: given, documentId }: { orderNumber: string; documentId: string },
) =>
  changeOrder(db, context, given, async (transaction, { order, documents: added }) => {
    const { order_id: orderId, order_number: orderNumber } = order;
    const found = added.find((each) => each.document_id === documentId);
    if (!found) throw new Refusal(404, 'documentUnknown', { number: orderNumber, document: toPrintable(documentId) });
    await createDocumentsRepository(transaction).remove(orderId, documentId);
    await recordOrderChange(transaction, context, orderNumber, {
      operation: 'removeDocument',
      before: toDocumentRecord(found),
    });
    return { orderNumber, documentId };
  });
