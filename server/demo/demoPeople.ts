import { getTaxCents } from '@/shared/money/taxRate';

import type { Database } from '../src/db/openDatabase';
import { demoClient } from './demoClients';

type DemoPerson = {
  personId: number;
  email: string;
  password: string;
  /** Of the password, which is public. */
  passwordHash: string;
  name: string;
  role: 'buyer' | 'approver';
  limitCents: number | null;
};

export const demoBuyer: DemoPerson = {
  personId: 1,
  email: 'compras@medida.example',
  password: 'medida-compras',
  passwordHash: 'scrypt$32768$8$3$fB6bTDlHic8AzLnx7KONIA$XAMPCaxWhn9hMjO0exNAV7MSSrMY5oc1Df96iw20Sxc',
  name: 'Lucía Herrera',
  role: 'buyer',
  limitCents: 50_000,
};

export const demoApprover: DemoPerson = {
  personId: 2,
  email: 'gerencia@medida.example',
  password: 'medida-gerencia',
  passwordHash: 'scrypt$32768$8$3$wiKrSdOaYflwO7__iGVBTQ$rTyrBk1UkcXKBC9dQozNw4R6zfSWmXVd4Ixq4-JSItc',
  name: 'Marcos Vidal',
  role: 'approver',
  limitCents: null,
};

type Shop = { accountId: number; companies: readonly number[]; catalogs: readonly number[]; anchor: number };

const minute = 60_000;

/** Items whose quantities are free, for an order above the buyer's limit. */
const readLines = async (db: Database, catalogId: number) => {
  const rows = await db
    .selectFrom('stock_items')
    .select(['stock_item_id', 'code', 'name_es', 'name_en', 'name_zh', 'price_cents', 'quantity_best_price'])
    .where('catalog_id', '=', catalogId)
    .where('deleted', '=', 0)
    .where('is_parent', '=', 0)
    .where('price_cents', 'is not', null)
    .where('quantity_best_price', 'is', null)
    .where('minimum_quantity', 'is', null)
    .where('quantity_step', 'is', null)
    .$narrowType<{ price_cents: number }>()
    .orderBy('position')
    .limit(2)
    .execute();
  return rows.map(({ stock_item_id: stockItemId, price_cents: unitPriceCents, quantity_best_price: _, ...names }) => ({
    stockItemId,
    ...names,
    quantity: Math.ceil(30_000 / unitPriceCents),
    unitPriceCents,
  }));
};

/** Two people of the demo client, and an order of the one that waits for approval of the other. */
export const seedPeople = async (db: Database, { accountId, companies, catalogs, anchor }: Shop, taxRate: number) => {
  await db
    .insertInto('people')
    .values(
      [demoBuyer, demoApprover].map(({ personId, email, name, role, limitCents, passwordHash }) => ({
        person_id: personId,
        account_id: accountId,
        client_id: demoClient.clientId,
        email,
        name,
        role,
        limit_cents: limitCents,
        language: demoClient.language,
        password_hash: passwordHash,
        created_at: anchor,
        disabled_at: null,
      })),
    )
    .execute();
  const [catalogId = 0] = catalogs;
  const [companyId = 0] = companies;
  const lines = await readLines(db, catalogId);
  if (lines.length === 0) return;
  const subtotal = lines.reduce((cents, line) => cents + line.unitPriceCents * line.quantity, 0);
  const uuid = '7d6f0c1e-5b1a-4c7e-9f59-0d3f6a2b8c41';
  const push = {
    accountId,
    companyId,
    catalogId,
    clientId: demoClient.clientId,
    username: 'ShoppingCart',
    moneyTypeId: 'USD',
    uuid,
    taxes: taxRate / 100,
    comment: 'Para la obra de la calle del Puerto',
    putAllPriceZero: false,
  };
  await db
    .insertInto('approvals')
    .values({
      approval_id: 1,
      account_id: accountId,
      client_id: demoClient.clientId,
      catalog_id: catalogId,
      request_uuid: uuid,
      push: JSON.stringify(push),
      lines: JSON.stringify(lines),
      total_cents: subtotal + getTaxCents(subtotal, taxRate),
      person_id: demoBuyer.personId,
      requested_by: demoBuyer.name,
      created_at: anchor - 90 * minute,
      state: 'waiting',
      reason: '',
      decided_by: '',
      decided_by_id: null,
      decided_at: null,
      order_id: null,
    })
    .execute();
};
