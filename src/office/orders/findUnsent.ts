import type { OfficeOrderDetails } from '@/contracts/office';

/** The lines of which something is left to send, and how much. */
export const findUnsent = ({ lines, parcels }: Pick<OfficeOrderDetails, 'lines' | 'parcels'>) => {
  const sent = parcels.flatMap((parcel) => parcel.lines);
  return lines
    .map(({ lineNumber, code, quantity, cancelled = 0 }) => {
      const own = sent.filter((line) => line.lineNumber === lineNumber);
      return { lineNumber, code, left: quantity - cancelled - own.reduce((sum, line) => sum + line.quantity, 0) };
    })
    .filter(({ left }) => left > 0);
};
