import { OperatorError } from '../errors';
import { type ImportRepository, inBatches } from './importRepository';
import type { FeaturePlan } from './plan/planFeatures';
import type { ItemPlan } from './plan/planItems';
import type { FaultList } from './read/faults';

const fail = (problem: string): never => {
  throw new OperatorError(
    `Nothing was written: ${problem}. This is a fault of the import rather than of the file; please report it.`,
  );
};

/** Every line of a file is planned or bad: none may be lost. */
export const checkLines = (file: string, planned: number, faults: FaultList) => {
  const { lines, bad } = faults.totals();
  if (planned + bad !== lines) fail(`of the ${lines} lines of ${file}, ${planned} were read and ${bad} were bad`);
};

/** Whether the transaction has put every item of the file where it belongs, as the database sees it. */
export const checkItems = async (
  repository: ImportRepository,
  { listed, getPlace }: Pick<ItemPlan, 'listed' | 'getPlace'>,
) => {
  for (const items of inBatches(listed)) {
    const stored = await repository.placesById(items.flatMap(({ id }) => id ?? []));
    const byCode = new Map(stored.map((row) => [row.code, row]));
    for (const item of items) {
      const row = byCode.get(item.code);
      const place = getPlace(item);
      const isStored = row && row.deleted === place.deleted && row.position === place.position;
      if (!isStored) fail(`line ${item.line ?? 0}, item ${JSON.stringify(item.code)}, did not reach the catalogue`);
    }
  }
};

export const checkFeatures = async (repository: ImportRepository, { count, itemIds }: FeaturePlan) => {
  const stored = await repository.countFeatures(itemIds());
  if (stored !== count) fail(`${count} features were planned, but ${stored} reached the catalogue`);
};
