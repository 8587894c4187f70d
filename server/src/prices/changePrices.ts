import type { Language } from '@/shared/i18n/languages';
import { toAmount, writeAmount } from '@/shared/money/cents';
import type { ListedPrice, PriceChange } from '@/contracts/office';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { FieldsRefusal, notFound } from '../http/responses/refusal';
import { importCatalogue } from '../import/importCatalogue';
import { createImportRepository } from '../import/importRepository';
import { priceColumns } from '../import/plan/planPrices';
import { normalizeText } from '../import/read/cells';
import { createRowTable } from '../import/read/table';
import { createImportOptions, toFieldsRefusal } from '../import/rowImport';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import type { PriceFilter } from '../repositories/priceListsRepository';
import { lockPriceList, openPriceLists } from './changePriceLists';
import { allItems, wholeCatalogue } from './clientPrice';
import { toPriceCells } from './priceFile';

type Spans = Awaited<ReturnType<ReturnType<typeof openPriceLists>['listItem']>>;

type Span = Spans[number];

type ItemKey = { priceListId: number; catalogId: number; stockItemId: number };

const toPriceId = (row: Span) =>
  [row.price_list_id, row.catalog_id, row.stock_item_id, row.valid_from.replaceAll('-', '')].join('-');

/** Of all that the list says of the item, as its days must not overlap. */
const getVersion = (spans: Spans) => getContentVersion(spans.map(toPriceCells));

const toRecord = (row: Span, language: Language, spans?: Spans): ListedPrice => {
  const { additionalCode: _, ...cells } = toPriceCells(row);
  return {
    priceId: toPriceId(row),
    priceListId: row.price_list_id,
    catalogId: row.catalog_id,
    ...cells,
    name: row[`name_${language}`] ?? '',
    publicPrice: row.public_price_cents === null ? '' : writeAmount(toAmount(row.public_price_cents)),
    ...(spans && { version: getVersion(spans) }),
  };
};

type PricePage = PriceFilter & { priceListId: number; limit: number; offset: number };

export const findPricePage = async (
  db: Database,
  context: Pick<OfficeContext, 'config'>,
  { priceListId, limit, offset, ...filter }: PricePage,
  language: Language,
) => {
  const { rows, total } = await openPriceLists(db, context).listPage(priceListId, filter, { limit, offset });
  return { prices: rows.map((row) => toRecord(row, language)), total };
};

const readSpans = (db: Database, context: Pick<OfficeContext, 'config'>, key: ItemKey) =>
  openPriceLists(db, context).listItem(key.priceListId, key.catalogId, key.stockItemId);

const findSpan = async (db: Database, context: Pick<OfficeContext, 'config'>, priceId: string) => {
  if (!/^\d{1,10}-\d{1,9}-\d{1,10}-\d{8}$/.test(priceId)) throw notFound();
  const [priceListId = 0, catalogId = 0, stockItemId = 0] = priceId.split('-').map(Number);
  const key = { priceListId, catalogId, stockItemId };
  // Those of another account have none.
  const list = await openPriceLists(db, context).findById(priceListId);
  const spans = list ? await readSpans(db, context, key) : [];
  const span = spans.find((each) => toPriceId(each) === priceId);
  if (!span) throw notFound();
  return { key, span, spans };
};

export const requirePrice = async (
  db: Database,
  context: Pick<OfficeContext, 'config'>,
  priceId: string,
  language: Language,
) => {
  const { span, spans } = await findSpan(db, context, priceId);
  return toRecord(span, language, spans);
};

type Saving = {
  operation: 'addPrice' | 'updatePrice';
  key: ItemKey;
  code: string;
  fields: Omit<PriceChange, 'version'>;
  spans: Spans;
  /** That is changed. */
  span?: Span;
};

const describeSubject = (list: string, code: string, catalogId: number) =>
  `price list ${list}, item ${code} in catalogue ${catalogId}`;

/** Saving a price is an import of what the list says of its item: by the same checks and rules. Returns its id. */
const savePrice = async (db: Database, context: OfficeContext, saving: Saving) => {
  const { operation, key, code, fields, spans, span } = saving;
  const { config, author, now } = context;
  const { catalogId, priceListId } = key;
  const list = await openPriceLists(db, context).findById(priceListId);
  if (!list) throw notFound();
  const others = spans.filter((each) => each !== span).map((each) => ({ ...toPriceCells(each), code }));
  const before = span && toPriceCells(span);
  let saved: Span | undefined;
  const { faults } = await importCatalogue(db, {
    ...createImportOptions(context, catalogId),
    prices: {
      list: list.name,
      table: createRowTable([...others, { ...fields, code }], priceColumns),
      keepsOthers: true,
    },
    openJournal: async (transaction) => {
      const { name } = await lockPriceList(transaction, context, priceListId);
      const current = await readSpans(transaction, context, key);
      refuseStale(getContentVersion([list.name, getVersion(spans)]), getContentVersion([name, getVersion(current)]));
      return {
        finish: async () => {
          const known = new Set(spans.filter((each) => each !== span).map(({ valid_from }) => valid_from));
          saved = (await readSpans(transaction, context, key)).find(({ valid_from }) => !known.has(valid_from));
          await recordChange(transaction, config.runtime.accountId, {
            ...author,
            operation,
            subject: describeSubject(list.name, code, catalogId),
            before: before ?? null,
            after: saved ? toPriceCells(saved) : null,
            moment: now(),
          });
        },
      };
    },
  });
  const own = faults.filter(({ line }) => line === others.length);
  const [overlap] = own.filter(({ messageId }) => messageId === 'rowSameDays');
  if (overlap) throw new FieldsRefusal({ validFrom: { messageId: 'priceSameDays', values: {} } });
  if (faults.length > 0) throw toFieldsRefusal(own.length > 0 ? own : faults, 'price');
  if (!saved) throw notFound();
  return toPriceId(saved);
};

type NewPrice = { priceListId: number; catalogId: number; code: string; fields: Saving['fields'] };

export const addPrice = async (
  db: Database,
  context: OfficeContext,
  { priceListId, catalogId, code: given, fields }: NewPrice,
) => {
  const code = normalizeText(given);
  const found = code === allItems ? undefined : await createImportRepository(db, catalogId).itemsByCode([code]);
  const key = { priceListId, catalogId, stockItemId: found ? (found.get(code) ?? -1) : wholeCatalogue };
  const spans = await readSpans(db, context, key);
  return savePrice(db, context, { operation: 'addPrice', key, code, fields, spans });
};

export const updatePrice = async (
  db: Database,
  context: OfficeContext,
  { priceId, version, fields: changed }: { priceId: string; version: string; fields: Saving['fields'] },
) => {
  const { key, span, spans } = await findSpan(db, context, priceId);
  refuseStale(version, getVersion(spans));
  const { code, additionalCode: _, ...present } = toPriceCells(span);
  const fields = { ...present, ...changed };
  return savePrice(db, context, { operation: 'updatePrice', key, code, fields, spans, span });
};

/** The item has the public price then, or that of all items. */
export const removePrice = (db: Database, context: OfficeContext, priceId: string) =>
  inTransaction(db, async (transaction) => {
    const [priceListId] = priceId.split('-').map(Number);
    const { name } = await lockPriceList(transaction, context, priceListId ?? 0);
    const { span } = await findSpan(transaction, context, priceId);
    const book = openPriceLists(transaction, context);
    await book.removePrice(span);
    await book.renew(name);
    const before = toPriceCells(span);
    const { config, author, now } = context;
    await recordChange(transaction, config.runtime.accountId, {
      ...author,
      operation: 'removePrice',
      subject: describeSubject(name, before.code, span.catalog_id),
      before,
      after: null,
      moment: now(),
    });
  });
