import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import { OperatorError, UsageError } from '../errors';
import { toPrintable } from '../printable';
import { suggest } from '../suggest';
import { addDocument, removeDocument, requireDocumentFile } from './changeDocuments';

const maxKindLength = 60;
const maxNameLength = 150;

const knownKinds = ['invoice', 'deliveryNote', 'certificate'];

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
  const name = toPrintable(basename(path));
  if (name.length > maxNameLength)
    throw new OperatorError(`The name of the file is longer than ${maxNameLength} characters.`);
  const stats = statSync(path, { throwIfNoEntry: false });
  requireDocumentFile(name, stats?.size ?? 0);
  if (!stats?.isFile()) throw new OperatorError(`${JSON.stringify(name)} is not a file. Nothing was changed.`);
  return { name, bytes: readFileSync(path) };
};

export const documentAction = defineAction({
  name: 'document',
  summary: 'adds a document, which the client downloads from the page of the order',
  parameters: 'NUMBER FILE',
  options: {
    kind: { type: 'string', value: 'KIND', help: `one of ${knownKinds.join(', ')}` },
    'as-written': { type: 'boolean', help: 'accepts another kind' },
    by: byOption,
  },
  run: ({ options, parameters: [orderNumber = '', file = ''] }, context) => {
    const kind = readKind(options.kind, options['as-written']);
    const document = { orderNumber, kind, ...readFile(context.directory, file) };
    return withDatabase(context, ({ db }) => addDocument(db, getCommandContext(context, options.by), document));
  },
  describe: ({ orderNumber, documentId, name }) =>
    `${toPrintable(name)} shows on the page of order ${orderNumber} (document ${documentId}).`,
});

export const removeDocumentAction = defineAction({
  name: 'remove-document',
  summary: 'removes a document that was added by mistake',
  parameters: 'NUMBER ID',
  options: { by: byOption },
  run: ({ options, parameters: [orderNumber = '', documentId = ''] }, context) =>
    withDatabase(context, ({ db }) =>
      removeDocument(db, getCommandContext(context, options.by), { orderNumber, documentId }),
    ),
  describe: ({ orderNumber, documentId }) => `Document ${documentId} of order ${orderNumber} was removed.`,
});
