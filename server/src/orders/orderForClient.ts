import { foldCode } from '@/engine/text/foldText';
import { mergeLines, normaliseQuantity, parsePadText } from '@/engine/text/padText';
import type { Language } from '@/shared/i18n/languages';
import { dayIn } from '@/shared/lib/days';
import { maxQuantity } from '@/shared/lib/quantityRule';
import { toAmount, toAmountOrNull, toCents } from '@/shared/money/cents';
import { toPercent } from '@/shared/money/taxRate';
import type { ClientOrder, OrderText, OrderTextCheck } from '@/contracts/office';
import type { OrderPush } from '@/contracts/orders';

import { requireClientById } from '../clients/changeClients';
import { executeRows } from '../db/compileOnce';
import type { Database } from '../db/openDatabase';
import type { StockItemsTable } from '../db/tables';
import { Refusal } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { OfficeContext } from '../office/officeParts';
import { toClientPrices, withClientPrice } from '../prices/clientPrice';
import { toPrintable } from '../printable';
import { readTax } from '../quotes/quoteParts';
import { replaceLines } from '../repositories/approvalRows';
import { findVariantCodes, lockCart } from '../repositories/cartRows';
import { findItemsByCode } from '../repositories/itemCodes';
import { isAnswered } from '../repositories/orderPushesRepository';
import { createPriceListsRepository } from '../repositories/priceListsRepository';
import { createQuotesRepository } from '../repositories/quotesRepository';
import { createStockRepository } from '../repositories/stockRepository';
import { findSaleRefusal, unitPriceCents } from './cartLine';
import { priceOrder } from './priceOrder';
import { currency } from './pushRules';
import { createPushShoppingCart } from './pushShoppingCart';
import { recordOrderChange } from './recordOrderChange';

/** As many as the shop's order pad has. */
const maxLines = 2000;

type Problem = Pick<Refusal, 'messageId' | 'values'>;

type DraftLine = {
  code: string;
  typed: string;
  quantity: number;
  item: StockItemsTable | undefined;
  /** Null if the item is not counted. */
  available: number | null;
  problem: Problem | null;
};

const getToday = ({ config, now }: OfficeContext) => dayIn(config.timeZone)(now());

const readLines = (text: string, language: Language) => {
  const lines = parsePadText(text).lines.map(({ code, quantity }) => ({
    code: code.trim(),
    quantity: normaliseQuantity(quantity, language),
  }));
  if (lines.length > maxLines) throw new Refusal(422, 'tooManyLines', { count: maxLines });
  return mergeLines([], lines);
};

/** What the text of a client's order means, with this client's prices of today. */
const readDraft = async (
  db: Database,
  context: OfficeContext,
  { clientId, catalogId, text }: OrderText,
  language: Language,
): Promise<DraftLine[]> => {
  const lines = readLines(text, language);
  const found = await findItemsByCode(
    db,
    catalogId,
    lines.map(({ code }) => code),
  );
  const ids = [...new Set([...found.values()].flat())];
  const items = await createQuotesRepository(db).findItems(catalogId, ids);
  // PostgreSQL refuses to look for nothing.
  const stock = ids.length === 0 ? [] : await createStockRepository(db).find(catalogId, ids);
  const listed = createPriceListsRepository(db).listPrices({ clientId, catalogId, today: getToday(context) });
  const prices = toClientPrices(await listed);
  const sums = new Map<number, number>();
  const draft: DraftLine[] = [];
  for (const { code, quantity: typed } of lines) {
    const own = found.get(foldCode(code)) ?? [];
    const item = own.length === 1 ? items.get(own[0] ?? 0) : undefined;
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
    const available = stock.find(({ stock_item_id: id }) => id === item?.stock_item_id)?.quantity ?? null;
    const line = { code, typed, quantity, item: item && withClientPrice(item, prices), available };
    const sum = quantity + (item ? (sums.get(item.stock_item_id) ?? 0) : 0);
    if (item) sums.set(item.stock_item_id, sum);
    draft.push({ ...line, problem: await findProblem(db, context, { ...line, isShared: own.length > 1, sum }) });
  }
  return draft;
};

type Checked = Omit<DraftLine, 'problem'> & { isShared: boolean; sum: number };

const findProblem = async (
  db: Database,
  { config }: OfficeContext,
  { code: typedCode, typed, quantity, item, available, isShared, sum }: Checked,
): Promise<Problem | null> => {
  const code = toPrintable(typedCode);
  if (!item) return { messageId: isShared ? 'codeShared' : 'codeUnknown', values: { code } };
  if (quantity < 1 || sum > maxQuantity)
    return { messageId: 'quantityUnreadable', values: { code, quantity: toPrintable(typed) } };
  // An item has one line, so a second code of it is refused rather than added up.
  if (sum !== quantity) return { messageId: 'codeTwice', values: { code } };
  const refusal = await findSaleRefusal(item, quantity, (parent) => findVariantCodes(db, parent));
  if (refusal) return refusal;
  if (available !== null && available < quantity && config.refuseBackorders.includes(item.catalog_id))
    return { messageId: 'itemShort', values: { code: item.code, left: available } };
  return null;
};

const priceDraft = (draft: readonly DraftLine[], tax: { taxRate: number; taxExemption: string | null }) =>
  priceOrder(
    draft.flatMap(({ item, quantity, problem }) =>
      item && !problem ? [{ item, quantity, shoppingCartId: 0, setPriceCents: 0 }] : [],
    ),
    tax,
    false,
  );

const requireOrdering = async (db: Database, context: OfficeContext, { clientId, catalogId }: OrderText) => {
  const { catalogs, companies } = context.config.runtime;
  const companyId = companies[catalogs.indexOf(catalogId)];
  if (companyId === undefined) throw new Refusal(422, 'catalogUnknown', { catalog: catalogId });
  const client = await requireClientById(db, context, clientId);
  if (client.isDisabled) throw new Refusal(409, 'clientDisabled', { username: toPrintable(client.username) });
  return { client, companyId };
};

/** What would be ordered, at which prices, and which lines would be refused. Nothing is changed. */
export const checkOrderText = async (
  db: Database,
  context: OfficeContext,
  order: OrderText,
  language: Language,
): Promise<OrderTextCheck> => {
  await requireOrdering(db, context, order);
  const draft = await readDraft(db, context, order, language);
  const { accountId } = context.config.runtime;
  const { taxRate, taxExemption } = await readTax(db, { accountId, clientId: order.clientId });
  const priced = priceDraft(draft, { taxRate: taxRate ?? 0, taxExemption });
  return {
    lines: draft.map(({ code, typed, quantity, item, available, problem }, index) => {
      const cents = item && quantity > 0 ? unitPriceCents(item, quantity) : null;
      return {
        lineNumber: index + 1,
        code: item?.code ?? code,
        name: item ? { es: item.name_es, en: item.name_en, zh: item.name_zh } : { es: '', en: '', zh: '' },
        quantity: typed,
        unitPrice: toAmountOrNull(cents),
        total: toAmountOrNull(cents === null ? null : cents * quantity),
        available,
        problem: problem && formatServerMessage(problem.messageId, language, problem.values),
      };
    }),
    currency,
    subtotal: toAmount(priced.subtotalCents),
    taxRate: taxRate === null ? null : toPercent(taxRate),
    taxAmount: toAmount(priced.taxCents),
    total: toAmount(priced.totalCents),
  };
};

/**
 * Places an order as the client would, with the push of the shop, at the total that was shown. A uuid makes one order,
 * however often it arrives. The client's own cart stays as it is.
 */
export const placeClientOrder = async (
  db: Database,
  context: OfficeContext,
  { total, ...order }: ClientOrder,
  { orderedBy, language }: { orderedBy: string; language: Language },
): Promise<string> => {
  const { config, now } = context;
  const { clientId, catalogId, uuid, text, comment, purchaseOrder, deliveryAddress, wishedDate } = order;
  const { client, companyId } = await requireOrdering(db, context, order);
  const push: OrderPush = {
    accountId: config.runtime.accountId,
    companyId,
    catalogId,
    clientId,
    username: client.username,
    moneyTypeId: currency,
    uuid: uuid.toLowerCase(),
    // The rate of the day is used; the total says whether it is the one that was shown.
    taxes: 0,
    comment: comment?.trim() ?? '',
    putAllPriceZero: false,
    ...(purchaseOrder?.trim() && { purchaseOrder: purchaseOrder.trim() }),
    ...(deliveryAddress?.trim() && { deliveryAddress: deliveryAddress.trim() }),
    ...(wishedDate && { wishedDate }),
  };
  const pushShoppingCart = createPushShoppingCart({ db, config, now, today: () => getToday(context) });
  const { statusCode, messageId, values, orders } = await pushShoppingCart(push, null, undefined, client.language, {
    orderedBy,
    totalCents: toCents(total),
    limitCents: null,
    payload: { text },
    swap: async (transaction, cart, { orderId, orderNumber }) => {
      await executeRows(transaction, lockCart(transaction, cart));
      if (await isAnswered(transaction, push)) return [];
      const draft = await readDraft(transaction, context, order, language);
      const lines = draft.map(({ item, quantity, problem }) => {
        if (!item || problem) throw new Refusal(409, problem?.messageId ?? 'cartEmpty', problem?.values);
        return { stockItemId: item.stock_item_id, quantity, unitPriceCents: unitPriceCents(item, quantity) ?? 0 };
      });
      await recordOrderChange(transaction, context, orderNumber, {
        operation: 'placeOrder',
        after: {
          client: client.username,
          lines: draft.map(({ code, quantity }) => `${code} ${quantity}`).join(', '),
          total,
        },
      });
      return replaceLines(transaction, cart, lines, { firstId: orderId, moment: now() });
    },
  });
  const [placed] = orders;
  if (statusCode !== 200 || !placed?.orderNumber) throw new Refusal(statusCode, messageId, values);
  return placed.orderNumber;
};
