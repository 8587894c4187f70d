import fc from 'fast-check';

import { addTotals, getTotals, getUnitCents } from '@/features/cart/cartTotals';
import { parseTaxRate, toBasisPoints } from '@/engine/prices';
import type { StockItem } from '@/contracts/inventory';

import { currentPriceCents, type StoredLine } from '../../server/src/cart/cartLine';
import { priceOrder } from '../../server/src/orders/priceOrder';
import { aCartLine } from '../support/builders/aCartLine';

const cents = fc.option(fc.integer({ min: 0, max: 99_999_999 }), { nil: null });

type Priced = Pick<StockItem, 'price' | 'bestPrice' | 'quantityBestPrice' | 'deleted'> & { quantity: number };

const pricedLine: fc.Arbitrary<Priced> = fc.record({
  price: cents,
  bestPrice: cents,
  quantityBestPrice: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
  deleted: fc.boolean(),
  quantity: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 999_999 })),
});

const item = {
  catalog_id: 1,
  stock_item_id: 1,
  position: 0,
  code: '',
  additional_code: '',
  name_es: '',
  name_en: '',
  name_zh: '',
  stock_category_id: null,
  stock_item_parent_id: null,
  is_parent: 0,
  image_name: null,
  is_offer: 0,
  is_new: 0,
} as const;

const atTheServer = ({ price, bestPrice, quantityBestPrice, deleted, quantity }: Priced): StoredLine => ({
  shoppingCartId: 1,
  quantity,
  setPriceCents: 0,
  item: {
    ...item,
    deleted: deleted ? 1 : 0,
    price_cents: price,
    best_price_cents: bestPrice,
    quantity_best_price: quantityBestPrice,
  },
});

// The service returns prices in currency units, with cents as decimals.
const toAmount = (amount: number | null) => (amount === null ? null : amount / 100);
const inTheBrowser = ({ price, bestPrice, quantityBestPrice, deleted, quantity }: Priced) =>
  aCartLine({ price: toAmount(price), bestPrice: toAmount(bestPrice), quantityBestPrice, deleted, quantity });

const taxText = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }).map((rate) => rate.toFixed(2)),
  fc.constantFrom('16', '0', '8.25', '100'),
);
const readRate = (text: string): number => {
  const taxes = parseTaxRate(text);
  if (taxes === null) throw new Error(`${text} is not a rate`);
  return taxes;
};

it('matches what the service charges, to the cent', () => {
  fc.assert(
    fc.property(fc.array(pricedLine, { maxLength: 40 }), taxText, (lines, tax) => {
      const rate = readRate(tax);
      const order = priceOrder(lines.map(atTheServer), toBasisPoints(rate), false);
      expect(getTotals(lines.map(inTheBrowser), rate)).toEqual({
        lineCount: lines.length,
        subtotalCents: order.subtotalCents,
        taxCents: order.taxCents,
        totalCents: order.totalCents,
      });
    }),
  );
});

it('treats as not for sale what the service does not sell', () => {
  fc.assert(
    fc.property(pricedLine, (line) => {
      expect(getUnitCents(inTheBrowser(line))).toBe(currentPriceCents(atTheServer(line)));
    }),
  );
});

it('sums orders as they are charged, each with its own taxes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(pricedLine, { maxLength: 9 }), { maxLength: 4 }), taxText, (carts, tax) => {
      const rate = readRate(tax);
      const charged = carts.map((lines) => priceOrder(lines.map(atTheServer), toBasisPoints(rate), false).totalCents);
      expect(addTotals(carts.map((lines) => getTotals(lines.map(inTheBrowser), rate))).totalCents).toBe(
        charged.reduce((sum, total) => sum + total, 0),
      );
    }),
  );
});
