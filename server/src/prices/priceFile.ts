import { writeCsv } from '@/shared/lib/csv';
import { toAmount, writeAmount } from '@/shared/money/cents';
import { toPercent } from '@/shared/money/taxRate';

import { type PriceColumn, priceColumns } from '../import/plan/planPrices';
import type { PriceListBook } from '../repositories/priceListsRepository';
import { allItems, firstDay, lastDay } from './clientPrice';

type ListedPrice = Awaited<ReturnType<PriceListBook['listCatalog']>>[number];

const amount = (cents: number | null) => (cents === null ? '' : writeAmount(toAmount(cents)));

/** As in a file that `import --prices` reads. */
export const toPriceCells = (row: ListedPrice): Record<PriceColumn, string> => ({
  code: row.code ?? allItems,
  additionalCode: row.additional_code ?? '',
  discount: row.discount === null ? '' : String(toPercent(row.discount)),
  price: amount(row.price_cents),
  bestPrice: amount(row.best_price_cents),
  quantityBestPrice: String(row.quantity_best_price ?? ''),
  validFrom: row.valid_from === firstDay ? '' : row.valid_from,
  validUntil: row.valid_until === lastDay ? '' : row.valid_until,
});

/** A file that `import --prices` reads. */
export const writePriceFile = (rows: readonly ListedPrice[]): string =>
  writeCsv([[...priceColumns], ...rows.map((row) => priceColumns.map((column) => toPriceCells(row)[column]))], ',');
