import type { Database } from '../db/openDatabase';
import type { OrderParcelsTable } from '../db/shipmentTables';

export type ParcelLine = { line_number: number; quantity: number };

export type Parcel = OrderParcelsTable & {
  /** Empty if it was not said what is in it. */
  lines: ParcelLine[];
};

type NewParcel = Omit<Parcel, 'order_id' | 'parcel_number'>;

export const createParcelsRepository = (db: Database) => {
  const list = async (orderId: number): Promise<Parcel[]> => {
    const parcels = await db
      .selectFrom('order_parcels')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('parcel_number')
      .execute();
    if (parcels.length === 0) return [];
    const lines = await db
      .selectFrom('order_parcel_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('line_number')
      .execute();
    return parcels.map((parcel) => ({
      ...parcel,
      lines: lines.filter((line) => line.parcel_number === parcel.parcel_number),
    }));
  };
  return {
    /** In the order in which they were added. */
    list,
    /** For a caller that has locked the order. */
    add: async (orderId: number, { lines, ...parcel }: NewParcel) => {
      const parcelNumber = ((await list(orderId)).at(-1)?.parcel_number ?? 0) + 1;
      const key = { order_id: orderId, parcel_number: parcelNumber };
      await db
        .insertInto('order_parcels')
        .values({ ...key, ...parcel })
        .execute();
      if (lines.length > 0)
        await db
          .insertInto('order_parcel_lines')
          .values(lines.map((line) => ({ ...key, ...line })))
          .execute();
      return parcelNumber;
    },
    remove: async (orderId: number, parcelNumber: number) => {
      for (const table of ['order_parcel_lines', 'order_parcels'] as const)
        await db.deleteFrom(table).where('order_id', '=', orderId).where('parcel_number', '=', parcelNumber).execute();
    },
  };
};
