import fc from 'fast-check';

import { addTotals, getTotals, getUnitCents } from '@/features/cart/state/cartTotals';
import { parseTaxRate, toBasisPoints } from '@/shared/money/taxRate';
import type { StockItem } from '@/contracts/inventory';

import { currentPriceCents, type StoredLine } from '../../server/src/orders/cartLine';
import { priceOrder } from '../../server/src/orders/priceOrder';
import { aCartLine } from '../support/builders/aCartLine';

const amounts = fc.option(fc.integer({ min: 0, max: 99_999_999 }), { nil: null });

type PricedLine = Pick<StockItem, 'price' | 'bestPrice' | 'quantityBestPrice' | 'deleted' | 'isParent'> & {
  quantity: number;
};

const pricedLines: fc.Arbitrary<PricedLine> = fc.record({
  price: amounts,
  bestPrice: amounts,
  quantityBestPrice: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
  deleted: fc.boolean(),
  isParent: fc.boolean(),
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
  image_name: null,
  is_offer: 0,
  is_new: 0,
  unit: null,
  minimum_quantity: null,
  quantity_step: null,
  pack_size: null,
  demo: 0,
} as const;

const toStoredLine = ({
  price,
  bestPrice,
  quantityBestPrice,
  deleted,
  isParent,
  quantity,
}: PricedLine): StoredLine => ({
  shoppingCartId: 1,
  quantity,
  setPriceCents: 0,
  item: {
    ...item,
    deleted: deleted ? 1 : 0,
    is_parent: isParent ? 1 : 0,
    price_cents: price,
    best_price_cents: bestPrice,
    quantity_best_price: quantityBestPrice,
  },
});

// The service returns prices in currency units, with cents as decimals.
const toAmount = (amount: number | null) => (amount === null ? null : amount / 100);
const toCartLine = ({ price, bestPrice, quantityBestPrice, deleted, isParent, quantity }: PricedLine) =>
  aCartLine({ price: toAmount(price), bestPrice: toAmount(bestPrice), quantityBestPrice, deleted, isParent, quantity });

const taxRates = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }).map((rate) => rate.toFixed(2)),
  fc.constantFrom('16', '0', '8.25', '100'),
);
const parseRate = (text: string): number => {
  const rate = parseTaxRate(text);
  if (rate === null) throw new Error(`${text} is not a rate`);
  return rate;
};

it('matches what the service charges, to the cent', () => {
  fc.assert(
    fc.property(fc.array(pricedLines, { maxLength: 40 }), taxRates, (lines, tax) => {
      const rate = parseRate(tax);
      const order = priceOrder(lines.map(toStoredLine), { taxRate: toBasisPoints(rate), taxExemption: null }, false);
      expect(getTotals(lines.map(toCartLine), rate)).toEqual({
        lineCount: lines.length,
        subtotalCents: order.subtotalCents,
        taxCents: order.taxCents,
        totalCents: order.totalCents,
      });
    }),
  );
});

it('agrees with the service on what is for sale, and at which price', () => {
  fc.assert(
    fc.property(pricedLines, (line) => {
      expect(getUnitCents(toCartLine(line))).toBe(currentPriceCents(toStoredLine(line)));
    }),
  );
});

it('sums several orders as they are charged, each with its own taxes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(pricedLines, { maxLength: 9 }), { maxLength: 4 }), taxRates, (carts, tax) => {
      const rate = parseRate(tax);
      const charged = carts.map(
        (lines) =>
          priceOrder(lines.map(toStoredLine), { taxRate: toBasisPoints(rate), taxExemption: null }, false).totalCents,
      );
      expect(addTotals(carts.map((lines) => getTotals(lines.map(toCartLine), rate))).totalCents).toBe(
        charged.reduce((sum, total) => sum + total, 0),
      );
    }),
  );
});
