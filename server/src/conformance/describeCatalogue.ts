import { formatCount } from '../commands/commandDatabase';
import type { CallReport } from './callReport';
import type { Known } from './trial';

/** What buyers will not find, or find without something, in items that follow the contract. */
export const describeCatalogue = (report: CallReport, { items, categories }: Pick<Known, 'items' | 'categories'>) => {
  if (items.length === 0) return;
  const categoryIds = new Set(categories.filter(({ deleted }) => deleted !== true).map((each) => each.stockCategoryId));
  const sold = items.filter(({ deleted, isParent }) => deleted !== true && isParent !== true);
  const count = (isAffected: (item: Record<string, unknown>) => boolean) => sold.filter(isAffected).length;
  const isLost = ({ stockCategoryId }: Record<string, unknown>) =>
    stockCategoryId !== null && !categoryIds.has(stockCategoryId);
  const facts: [number, string][] = [
    [items.filter(({ deleted }) => deleted === true).length, 'deleted, and not shown'],
    [count(({ name }) => name === null), 'without a name'],
    [count(({ price }) => price === null), 'without a price'],
    [count(({ imageUrl }) => imageUrl === null), 'without a picture'],
    [count(({ stockCategoryId }) => stockCategoryId === null), 'without a category'],
  ];
  const told = facts.filter(([affected]) => affected > 0).map(([affected, what]) => `${affected} ${what}`);
  if (told.length > 0) report.note('catalogue', `Of ${formatCount(items.length, 'item')}: ${told.join(', ')}.`);
  const lost = count(isLost);
  if (lost > 0)
    report.part(
      'lostCategory',
      `In categories that getCategories does not list: ${formatCount(lost, 'item')}. Buyers find them by search alone.`,
    );
};
