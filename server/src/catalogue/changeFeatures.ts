import type { Language } from '@/shared/i18n/languages';
import type { ItemFeature, ItemFeatures } from '@/contracts/office';

import type { Database } from '../db/openDatabase';
import { FieldsRefusal, notFound } from '../http/responses/refusal';
import { featureFiles, featurePictures } from '../import/images';
import { importCatalogue } from '../import/importCatalogue';
import { createImportRepository } from '../import/importRepository';
import { featureColumns } from '../import/plan/planFeatures';
import { createRowTable } from '../import/read/table';
import { createImportOptions } from '../import/rowImport';
import { storeUpload, type UploadedFile } from '../import/storeUpload';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { createReader, toFeatureCells } from './exportCatalogue';
import { requireItem } from './officeItems';

const headingColumns = { es: 'headingEs', en: 'headingEn', zh: 'headingZh' } as const;

/** The features of an item as a file has them, in their order. */
const readRows = async (db: Database, catalogId: number, stockItemId: number) => {
  const headings = new Map(
    (await createImportRepository(db, catalogId).headings()).map((row) => [row.header_feature_id, row]),
  );
  const rows = await createReader(db, catalogId).features([stockItemId]);
  return rows.map((row) => toFeatureCells(row, headings.get(row.header_feature_id ?? 0)));
};

type Rows = Awaited<ReturnType<typeof readRows>>;

const toRecord = (itemId: string, code: string, rows: Rows, language: Language): ItemFeatures => ({
  itemId,
  code,
  version: getContentVersion(rows),
  features: rows.map(({ code: _, headingEs, headingEn, headingZh, ...row }) => ({
    heading: { es: headingEs, en: headingEn, zh: headingZh }[language],
    ...row,
  })),
});

const readItem = async (db: Database, itemId: string) => {
  const { catalogId, code } = await requireItem(db, itemId);
  const stockItemId = Number(itemId.split('-')[1]);
  return { catalogId, code, stockItemId };
};

export const readItemFeatures = async (db: Database, itemId: string, language: Language) => {
  const { catalogId, code, stockItemId } = await readItem(db, itemId);
  return toRecord(itemId, code, await readRows(db, catalogId, stockItemId), language);
};

/** Stores a picture or document: the name that features refer to it by. */
export const addFeatureFile = (db: Database, context: OfficeContext, file: UploadedFile) => {
  const { kind, container } = /\.pdf$/i.test(file.name) ? featureFiles : featurePictures;
  return storeUpload(db, context, file, { kind, container, operation: 'addFeatureFile', subject: 'feature file' });
};

type Saving = { itemId: string; features: ItemFeature[]; version: string; language: Language };

/** Saving the features of an item is an import of their lines: by the same checks and rules. */
export const setItemFeatures = async (
  db: Database,
  context: OfficeContext,
  { itemId, features, version, language }: Saving,
) => {
  const { config, author, now } = context;
  const { catalogId, code, stockItemId } = await readItem(db, itemId);
  const lines = features.map(({ heading = '', ...row }) => ({ ...row, code, [headingColumns[language]]: heading }));
  let before: Rows = [];
  const { faults } = await importCatalogue(db, {
    ...createImportOptions(context, catalogId),
    features: createRowTable(lines, featureColumns),
    featuresOf: [stockItemId],
    onPlan: async () => {
      before = await readRows(db, catalogId, stockItemId);
      refuseStale(version, getContentVersion(before));
    },
    onWritten: (transaction) =>
      readRows(transaction, catalogId, stockItemId).then(async (after) => {
        await recordChange(transaction, config.runtime.accountId, {
          ...author,
          operation: 'setItemFeatures',
          subject: `features of item ${code} in catalogue ${catalogId}`,
          before: { features: before },
          after: { features: after },
          moment: now(),
        });
      }),
  });
  if (faults.length === 0) return;
  // The fields of the form are named like `features.0.nameEn`.
  const fields = faults.map(({ line, column, reason, messageId = 'badRequest', values = { detail: reason } }) => {
    const field = column?.startsWith('heading') ? 'heading' : (column ?? 'nameEn');
    return [`features.${line}.${field}`, { messageId, values }] as const;
  });
  throw faults.some(({ column }) => column === 'code') ? notFound() : new FieldsRefusal(Object.fromEntries(fields));
};
