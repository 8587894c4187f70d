import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { refuseToReplace, writeFileAtomically } from '../atomicFiles';
import { type CommandContext, formatCount, withReadOnlyDatabase } from '../commands/commandDatabase';
import type { Database } from '../db/openDatabase';
import { getErrorCode, getFileProblem, OperatorError } from '../errors';
import { createDocumentsRepository } from '../repositories/documentsRepository';

type Data = { orders: { orderId: number; orderNumber: string; documents: { documentId: string }[] }[] };

type Given = { file: string; options: { force: boolean; documents: string | undefined } };

export const exportOptions = {
  documents: { type: 'string', value: 'FOLDER', help: 'also writes the documents of the orders, such as invoices' },
  force: { type: 'boolean', help: 'replaces existing files' },
} as const;

const readFolder = (directory: string, folder: string) => {
  try {
    return readdirSync(resolve(directory, folder));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw new OperatorError(`Cannot read ${folder}: ${getFileProblem(error)}.`);
  }
};

const createFolder = (directory: string, folder: string) => {
  try {
    mkdirSync(resolve(directory, folder), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperatorError(`Cannot write ${folder}: ${getFileProblem(error)}.`);
  }
};

/** Names are cut at the start, which keeps the ending and fits every file system. */
const toFileName = (name: string, index: number) => `${index + 1}-${name.replaceAll(/[\\/:*?"<>|]/g, '_').slice(-80)}`;

/** One at a time, because together they may not fit into memory. */
const writeDocuments = async (db: Database, directory: string, folder: string, orders: Data['orders']) => {
  createFolder(directory, folder);
  const repository = createDocumentsRepository(db);
  let written = 0;
  for (const { orderId, orderNumber, documents } of orders)
    for (const [index, { documentId }] of documents.entries()) {
      const document = await repository.find(orderId, documentId);
      // The operator may have removed it since.
      if (!document) continue;
      createFolder(directory, join(folder, orderNumber));
      await writeFileAtomically(directory, join(folder, orderNumber, toFileName(document.name, index)), document.bytes);
      written += 1;
    }
  return written;
};

export const exportData = <Read extends Data>(
  { file, options: { force, documents: folder } }: Given,
  context: CommandContext,
  read: (db: Database) => Promise<Read>,
) => {
  const { directory } = context;
  if (!force) refuseToReplace(directory, file);
  if (!force && folder !== undefined && readFolder(directory, folder).length > 0)
    throw new OperatorError(`${folder} is not empty: choose another folder, or add to it with --force.`);
  return withReadOnlyDatabase(context, async ({ db }) => {
    const data = await read(db);
    const listed = data.orders.reduce((sum, { documents }) => sum + documents.length, 0);
    const written = folder === undefined ? 0 : await writeDocuments(db, directory, folder, data.orders);
    await writeFileAtomically(directory, file, `${JSON.stringify(data, null, 2)}\n`);
    return { data, documents: { folder: folder ?? null, listed, written } };
  });
};

export const describeExport = (
  name: string,
  {
    file,
    documents: { folder, listed, written },
  }: { file: string } & Pick<Awaited<ReturnType<typeof exportData>>, 'documents'>,
) => [
  `Wrote the data of ${name} to ${file}.`,
  ...(folder === null ? [] : [`Wrote ${formatCount(written, 'document')} to ${folder}.`]),
  ...(folder === null && listed > 0
    ? [`It lists ${formatCount(listed, 'document')} of orders: add --documents FOLDER to write them, too.`]
    : []),
];
