import type { PriceList } from '@/contracts/office';

import { isDuplicate } from '../db/databaseFailure';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { PriceListsTable } from '../db/priceTables';
import { FieldsRefusal, notFound, Refusal } from '../http/responses/refusal';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { createPriceListBook } from '../repositories/priceListsRepository';
import { toPriceCells } from './priceFile';

/** Files of clients use `none` for no list. */
export const isListName = (name: string) => name !== '' && name.toLowerCase() !== 'none' && !/\p{Cc}/u.test(name);

export const openPriceLists = (db: Database, { config }: Pick<OfficeContext, 'config'>) =>
  createPriceListBook(db, config.runtime.accountId);

/** By id or, as commands do, by name. */
type ListKey = number | string;

const record = (
  transaction: Database,
  { config, author, now }: OfficeContext,
  change: { operation: string; subject: string; before: unknown; after: unknown },
) => recordChange(transaction, config.runtime.accountId, { ...author, ...change, moment: now() });

const readName = (given: string) => {
  const name = given.trim();
  if (!isListName(name)) throw new FieldsRefusal({ name: { messageId: 'listNameMissing', values: {} } });
  return name;
};

const listExists = (name: string) =>
  new FieldsRefusal({ name: { messageId: 'priceListExists', values: { name: toPrintable(name) } } }, 409);

const getListVersion = ({ name }: PriceListsTable) => getContentVersion([name]);

/** Of two concurrent changes, the second waits, and finds what the first has done. */
export const lockPriceList = async (transaction: Database, context: Pick<OfficeContext, 'config'>, key: ListKey) => {
  const list = await openPriceLists(transaction, context).lock(key);
  if (!list) throw notFound();
  return list;
};

export const listPriceLists = async (
  db: Database,
  context: Pick<OfficeContext, 'config'>,
  priceListId?: number,
): Promise<PriceList[]> => {
  const book = openPriceLists(db, context);
  const [lists, prices, clients, discounts] = [
    await book.all(),
    await book.countPrices(),
    await book.countClients(),
    await book.discounts(),
  ];
  return lists
    .filter((list) => priceListId === undefined || list.price_list_id === priceListId)
    .map((list) => ({
      priceListId: list.price_list_id,
      name: list.name,
      version: getListVersion(list),
      prices: prices.get(list.price_list_id) ?? 0,
      clients: clients.get(list.price_list_id) ?? 0,
      discounts: discounts
        .filter((row) => row.price_list_id === list.price_list_id)
        .map((row) => {
          const { discount, validFrom, validUntil } = toPriceCells({ ...row, code: null, additional_code: null });
          return { catalogId: row.catalog_id, discount, validFrom, validUntil };
        }),
    }));
};

export const requirePriceList = async (db: Database, context: Pick<OfficeContext, 'config'>, priceListId: number) => {
  const [list] = await listPriceLists(db, context, priceListId);
  if (!list) throw notFound();
  return list;
};

/** Without prices, which follow. */
export const addPriceList = (db: Database, context: OfficeContext, given: string) => {
  const name = readName(given);
  return inTransaction(db, async (transaction) => {
    const book = openPriceLists(transaction, context);
    if (await book.find(name)) throw listExists(name);
    const priceListId = await book.renew(name);
    const change = { operation: 'addPriceList', subject: `price list ${name}`, before: null, after: { name } };
    await record(transaction, context, change);
    return priceListId;
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? listExists(name) : error;
  });
};

type Renaming = { key: ListKey; name: string; version?: string | undefined };

export const renamePriceList = (db: Database, context: OfficeContext, { key, name: given, version }: Renaming) => {
  const name = readName(given);
  return inTransaction(db, async (transaction) => {
    const list = await lockPriceList(transaction, context, key);
    refuseStale(version, getListVersion(list));
    if (list.name === name) return;
    await openPriceLists(transaction, context).rename(list.price_list_id, name);
    await record(transaction, context, {
      operation: 'updatePriceList',
      subject: `price list ${name}`,
      before: { name: list.name },
      after: { name },
    });
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? listExists(name) : error;
  });
};

/** Refused as long as clients have it: their prices would change without anybody having said so. */
export const removePriceList = (db: Database, context: OfficeContext, key: ListKey) =>
  inTransaction(db, async (transaction) => {
    const { price_list_id: priceListId, name } = await lockPriceList(transaction, context, key);
    const book = openPriceLists(transaction, context);
    const clients = (await book.countClients()).get(priceListId) ?? 0;
    if (clients > 0) throw new Refusal(409, 'priceListInUse', { name: toPrintable(name), clients });
    const prices = (await book.countPrices()).get(priceListId) ?? 0;
    await book.remove(priceListId);
    await record(transaction, context, {
      operation: 'removePriceList',
      subject: `price list ${name}`,
      before: { name, prices },
      after: null,
    });
    return { name, prices };
  });
