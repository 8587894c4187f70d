export type PricedItem = {
  deleted: boolean;
  priceCents: number | null;
  bestPriceCents: number | null;
  quantityBestPrice: number | null;
};

/**
 * Spec §7: the best price applies when the quantity is at least quantityBestPrice. Null if the item is not for sale.
 */
export const unitPriceCents = (item: PricedItem, quantity: number): number | null => {
  if (item.deleted || item.priceCents === null) return null;
  const { bestPriceCents, quantityBestPrice } = item;
  const reached = bestPriceCents !== null && quantityBestPrice !== null && quantity >= quantityBestPrice;
  return reached ? bestPriceCents : item.priceCents;
};
