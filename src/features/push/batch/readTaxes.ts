/** The environment `tax` is a rate in per cent, as text. Null for anything else: what is not known is not charged. */
export const readTaxes = (text: string | null | undefined): number | null => {
  const rate = text?.trim() ? Number(text) : Number.NaN;
  return rate >= 0 && rate <= 100 ? rate : null;
};
