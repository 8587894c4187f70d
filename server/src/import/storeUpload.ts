import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { storeFiles } from '../repositories/fileStore';
import { type MediaKind, pictures, prepareMediaFile, toMediaFile } from './mediaFiles';
import { RowError, TranslatedRowError } from './read/faults';

export type UploadedFile = { name: string; bytes: Buffer };

type Place = { kind: MediaKind; container: string; operation: 'addContentFile' | 'addFeatureFile'; subject: string };

/** Stores a file that somebody has sent, by the rules of imports: its name there. */
export const storeUpload = async (
  db: Database,
  { config, author, now }: OfficeContext,
  { name, bytes }: UploadedFile,
  { kind, container, operation, subject }: Place,
) => {
  try {
    const given = toMediaFile(name, bytes, { kind, container, column: null });
    const file = kind === pictures ? await prepareMediaFile(given, name, null) : given;
    await inTransaction(db, async (transaction) => {
      await storeFiles(transaction, [file]);
      await recordChange(transaction, config.runtime.accountId, {
        ...author,
        operation,
        subject: `${subject} ${file.name}`,
        before: null,
        after: { name, size: file.bytes.length },
        moment: now(),
      });
    });
    return file.name;
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    if (error instanceof TranslatedRowError) throw new Refusal(422, error.messageId, error.values);
    throw new Refusal(422, 'badRequest', { detail: error.message });
  }
};
