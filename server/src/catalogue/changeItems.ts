import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { CatalogueItem, ItemChange } from '@/contracts/office';

import type { Database } from '../db/openDatabase';
import { FieldsRefusal, notFound, Refusal } from '../http/responses/refusal';
import { importCatalogue } from '../import/importCatalogue';
import { stockColumns } from '../import/plan/planStock';
import { itemColumns } from '../import/plan/readItemRow';
import { createRowTable, type FieldValue } from '../import/read/table';
import { createImportOptions, toFieldsRefusal } from '../import/rowImport';
import { refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { lockStock } from '../repositories/stockRepository';
import { findItem } from './officeItems';

type Fields = Omit<ItemChange, 'version'>;

type Saving = {
  operation: 'addItem' | 'updateItem' | 'setItemPicture';
  catalogId: number;
  code: string;
  fields: Fields;
  /** That whoever makes the change has seen; null if there must be none. */
  version: string | null | undefined;
  imagesDirectory?: string;
};

const isStockField = (field: string) => ['quantity', 'expectedDate', 'expectedQuantity'].includes(field);

const pick = (item: CatalogueItem | undefined, fields: Record<string, FieldValue>) =>
  item && Object.fromEntries(Object.entries(item).filter(([field]) => field in fields));

/** Saving an item is an import of one row: by the same checks and rules. */
const saveItem = async (db: Database, context: OfficeContext, saving: Saving) => {
  const { config, author, now } = context;
  const { operation, catalogId, code, version, imagesDirectory = null } = saving;
  const options = createImportOptions(context, catalogId);
  const before = await findItem(db, { catalogId, code });
  const known: Record<string, FieldValue> = { ...before };
  const changed = Object.entries(saving.fields).filter(([field, value]) => value !== (known[field] ?? ''));
  const ofStock = Object.fromEntries(changed.filter(([field]) => isStockField(field)));
  const ofItem = Object.fromEntries(changed.filter(([field]) => !isStockField(field)));
  const isStocked = Object.keys(ofStock).length > 0;
  const { quantity = before?.quantity ?? '' } = saving.fields;
  const { faults } = await importCatalogue(db, {
    ...options,
    refusesTwins: true,
    items: createRowTable([{ code, ...ofItem }], itemColumns),
    stock: isStocked ? createRowTable([{ quantity, ...ofStock, code }], stockColumns) : null,
    imagesDirectory,
    onPlan: async () => {
      const present = await findItem(db, { catalogId, code });
      if (version === null && present)
        throw new FieldsRefusal({ code: { messageId: 'itemExists', values: { code: toPrintable(code) } } }, 409);
      if (version !== null) refuseStale(version, present?.version ?? '');
    },
    // An order may have taken from the stock since the plan was made.
    openJournal: async (transaction) => ({
      keepStock: async (planned) => {
        const level = await lockStock(transaction, catalogId, planned[0]?.stockItemId ?? 0);
        if (String(level?.quantity ?? '') !== (before?.quantity ?? '')) throw new Refusal(409, 'changedMeanwhile');
      },
      finish: async () => undefined,
    }),
    onWritten: async (transaction) => {
      const after = await findItem(transaction, { catalogId, code });
      const fields = { ...ofItem, ...ofStock };
      await recordChange(transaction, config.runtime.accountId, {
        ...author,
        operation,
        subject: `item ${code} in catalogue ${catalogId}`,
        before: pick(before, fields),
        after: pick(after, fields),
        moment: now(),
      });
    },
  });
  if (faults.length > 0) throw toFieldsRefusal(faults, 'nameEn');
  const saved = await findItem(db, { catalogId, code });
  if (!saved) throw notFound();
  return saved;
};

type NewItem = { catalogId: number; code: string; fields: Fields };

export const addItem = (db: Database, context: OfficeContext, { catalogId, code, fields }: NewItem) =>
  saveItem(db, context, { operation: 'addItem', catalogId, code: code.trim(), fields, version: null });

export const updateItem = (
  db: Database,
  context: OfficeContext,
  { item: { catalogId, code }, fields, version }: { item: CatalogueItem; fields: Fields; version: string },
) => saveItem(db, context, { operation: 'updateItem', catalogId, code, fields, version });

/** The picture is checked and stored as one of a folder that is imported. */
export const setItemPicture = async (
  db: Database,
  context: OfficeContext,
  { item: { catalogId, code }, name, bytes }: { item: CatalogueItem; name: string; bytes: Buffer },
) => {
  const image = basename(name.replaceAll('\\', '/')).normalize('NFC');
  if (/\p{Cc}/u.test(image) || image.replaceAll('.', '') === '' || Buffer.byteLength(image) > 200)
    throw new Refusal(422, 'badRequest', { detail: toPrintable(name) });
  const imagesDirectory = await mkdtemp(join(tmpdir(), 'medida-picture-'));
  try {
    await writeFile(join(imagesDirectory, image), bytes, { mode: 0o600 });
    const saving = { catalogId, code, fields: { image }, version: undefined, imagesDirectory };
    return await saveItem(db, context, { operation: 'setItemPicture', ...saving });
  } finally {
    await rm(imagesDirectory, { recursive: true });
  }
};
