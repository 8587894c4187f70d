import { randomUUID } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';

import { withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getOperator } from '../commands/operator';
import { OperatorError, UsageError } from '../errors';
import { documents, type MediaKind, pictures, readMediaFile } from '../import/mediaFiles';
import { RowError } from '../import/read/faults';
import { toPrintable } from '../printable';
import { createDocumentsRepository } from '../repositories/documentsRepository';
import { suggest } from '../suggest';
import { changeOrder } from './findOrders';

const maxKindLength = 60;
const maxNameLength = 150;

const knownKinds = ['invoice', 'deliveryNote', 'certificate'];

const { '.png': png, '.jpg': jpg, '.jpeg': jpeg } = pictures.endings as Required<MediaKind['endings']>;

const files: MediaKind = {
  name: 'document',
  maxMegabytes: 10,
  endings: {
    ...documents.endings,
    '.xml': {
      contentType: 'application/xml',
      fits: (bytes) => /^\uFEFF?\s*<\?xml\s/.test(bytes.subarray(0, 100).toString('utf8')),
    },
    ...(png && { '.png': png }),
    ...(jpg && { '.jpg': jpg }),
    ...(jpeg && { '.jpeg': jpeg }),
  },
};

const readKind = (given: string | undefined, isAsWritten: boolean) => {
  const kind = toPrintable(given ?? '');
  if (isAsWritten) {
    if (kind === '' || kind.length > maxKindLength)
      throw new UsageError(`The kind must have 1 to ${maxKindLength} characters.`);
    return kind;
  }
  const known = knownKinds.find((each) => each.toLowerCase() === kind.toLowerCase());
  if (known === undefined)
    throw new UsageError(
      `--kind is ${JSON.stringify(kind)}.${suggest(kind, knownKinds)} Use one of ${knownKinds.join(', ')}, or add --as-written.`,
    );
  return known;
};

const readFile = (directory: string, given: string) => {
  const path = resolve(directory, given);
  try {
    const column = null;
    const { contentType, bytes } = readMediaFile(dirname(path), basename(path), { kind: files, container: '', column });
    const name = toPrintable(basename(path));
    if (name.length > maxNameLength)
      throw new OperatorError(`The name of the file is longer than ${maxNameLength} characters.`);
    return { name, content_type: contentType, size: bytes.length, bytes };
  } catch (error) {
    if (error instanceof RowError) throw new OperatorError(`${error.message}. Nothing was changed.`);
    throw error;
  }
};

export const addDocument = defineAction({
  name: 'document',
  summary: 'adds a document, which the client downloads from the page of the order',
  parameters: 'NUMBER FILE',
  options: {
    kind: { type: 'string', value: 'KIND', help: `one of ${knownKinds.join(', ')}` },
    'as-written': { type: 'boolean', help: 'accepts another kind' },
    by: byOption,
  },
  run: ({ options, parameters: [number = '', file = ''] }, context) => {
    const document = {
      document_id: randomUUID(),
      kind: readKind(options.kind, options['as-written']),
      ...readFile(context.directory, file),
      added_at: Date.now(),
      added_by: getOperator(options.by),
    };
    return withDatabase(context, ({ db }) =>
      changeOrder(db, context, number, async (transaction, { order }) => {
        await createDocumentsRepository(transaction).add({ ...document, order_id: order.order_id });
        return { orderNumber: order.order_number, documentId: document.document_id, name: document.name };
      }),
    );
  },
  describe: ({ orderNumber, documentId, name }) =>
    `${toPrintable(name)} shows on the page of order ${orderNumber} (document ${documentId}).`,
});

export const removeDocument = defineAction({
  name: 'remove-document',
  summary: 'removes a document that was added by mistake',
  parameters: 'NUMBER ID',
  run: ({ parameters: [number = '', id = ''] }, context) =>
    withDatabase(context, ({ db }) =>
      changeOrder(db, context, number, async (transaction, { order }) => {
        if (!(await createDocumentsRepository(transaction).remove(order.order_id, id)))
          throw new OperatorError(`Order ${order.order_number} has no document ${toPrintable(id)}.`);
        return { orderNumber: order.order_number, documentId: id };
      }),
    ),
  describe: ({ orderNumber, documentId }) => `Document ${documentId} of order ${orderNumber} was removed.`,
});
