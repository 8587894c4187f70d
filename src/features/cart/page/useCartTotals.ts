import { useAppSelector } from '@/store/hooks';
import { useTaxRate } from '@/api/taxRate';
import { useConfig } from '@/shared/config/ConfigContext';

import { selectCartLines } from '../state/cartSelectors';
import { addTotals, getSubtotalCents, getTotals } from '../state/cartTotals';

/** The sums of the cart. `sum` is null without a usable tax rate: a total without taxes would be wrong. */
export const useCartTotals = () => {
  const { catalogs } = useConfig();
  const lines = useAppSelector(selectCartLines);
  const taxRate = useTaxRate();
  const { taxes } = taxRate;
  const carts = catalogs.map((catalogId) => ({
    catalogId,
    lines: lines.filter((line) => line.catalogId === catalogId),
  }));
  const subtotals = carts
    .filter((cart) => cart.lines.length > 0)
    .map((cart) => ({ catalogId: cart.catalogId, subtotalCents: getSubtotalCents(cart.lines) }));
  return {
    lineCount: lines.length,
    subtotals,
    subtotalCents: subtotals.reduce((cents, { subtotalCents }) => cents + subtotalCents, 0),
    sum: taxes === null ? null : addTotals(carts.map((cart) => getTotals(cart.lines, taxes))),
    taxRate,
  };
};
