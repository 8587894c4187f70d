import { units } from '@/shared/lib/packing';
import { maxQuantity } from '@/shared/lib/quantityRule';

import type { StockItemsTable } from '../../db/tables';
import { type Cell, readOneOf, readWhole } from '../read/cells';
import { type FaultList, RowError } from '../read/faults';
import type { Row } from '../read/table';

export const packingColumns = ['unit', 'minimumQuantity', 'quantityStep', 'packSize'] as const;

type PackingColumn = (typeof packingColumns)[number];

type Packing = Pick<StockItemsTable, 'unit' | 'minimum_quantity' | 'quantity_step' | 'pack_size'>;

const readCount = (cell: Cell) => readWhole(cell, [1, maxQuantity]);

/** What the cells say, and otherwise what the item has. Undefined if they have faults. */
export const readPacking = (
  { line, cell }: Row<PackingColumn>,
  faults: FaultList,
  existing: Packing | undefined,
): Packing | undefined => {
  const before = faults.count(line);
  const readOr = <Value>(column: PackingColumn, read: (found: Cell) => Value | null, known: Value | null = null) => {
    const found = cell(column);
    return found ? (faults.attempt(line, () => read(found)) ?? null) : known;
  };
  const packing = {
    unit: readOr('unit', (found) => readOneOf(found, units), existing?.unit),
    minimum_quantity: readOr('minimumQuantity', readCount, existing?.minimum_quantity),
    quantity_step: readOr('quantityStep', readCount, existing?.quantity_step),
    pack_size: readOr('packSize', readCount, existing?.pack_size),
  };
  if (faults.count(line) > before) return undefined;
  const { minimum_quantity: minimum, quantity_step: step } = packing;
  if (minimum === null || step === null || minimum % step === 0) return packing;
  faults.add(line, new RowError('minimumQuantity', `${minimum} is not a multiple of the quantityStep, ${step}`));
  return undefined;
};
