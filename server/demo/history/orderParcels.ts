import type { OrderParcelLinesTable, OrderParcelsTable } from '../../src/db/shipmentTables';
import type { OrderLinesTable } from '../../src/db/tables';
import type { Random } from '../random';
import type { PlannedOrder } from './orderPlan';

const carriers = ['Rápido Cargo', 'Envíos del Sur', 'TransAndina'];

/** Older orders have none. */
const months = 6;

export type DemoParcels = { parcels: OrderParcelsTable[]; lines: OrderParcelLinesTable[] };

/** How a line that is sent in two parts is divided. */
const divide = (quantity: number, isSplit: boolean) => (isSplit ? Math.max(1, Math.floor(quantity / 2)) : quantity);

/** What was sent of an order. Of some orders that are on their way, a part is still to be sent. */
export const createParcels = (random: Random, planned: PlannedOrder, ordered: OrderLinesTable[]): DemoParcels => {
  const shipped = planned.changes.find(({ status }) => status === 'shipped');
  const isPartial = random.chance(0.5);
  const carrier = random.pick(carriers);
  const number = `RC${random.int(10_000_000, 99_999_999)}`;
  if (!shipped || planned.monthsAgo >= months) return { parcels: [], lines: [] };
  const isSplit = isPartial && ordered.length > 1;
  const first = isSplit ? ordered.slice(0, Math.ceil(ordered.length / 2)) : ordered;
  const order_id = ordered[0]?.order_id ?? 0;
  const toParcel = (parcel_number: number, shipped_at: number): OrderParcelsTable => ({
    order_id,
    parcel_number,
    carrier,
    tracking_number: `${number}${parcel_number}`,
    link: `https://envios.example/${number}${parcel_number}`,
    shipped_at,
    added_at: shipped_at,
    added_by: 'demo',
  });
  const firstLines = first.map(({ line_number, quantity }, index) => ({
    order_id,
    parcel_number: 1,
    line_number,
    quantity: divide(quantity, isSplit && index === first.length - 1),
  }));
  if (!isSplit || planned.status === 'shipped') return { parcels: [toParcel(1, shipped.at)], lines: firstLines };
  const rest = ordered.flatMap(({ line_number, quantity }) => {
    const sent = firstLines.find((line) => line.line_number === line_number)?.quantity ?? 0;
    return quantity > sent ? { order_id, parcel_number: 2, line_number, quantity: quantity - sent } : [];
  });
  const day = 24 * 3_600_000;
  return { parcels: [toParcel(1, shipped.at), toParcel(2, shipped.at + 2 * day)], lines: [...firstLines, ...rest] };
};
