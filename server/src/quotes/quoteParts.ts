import { parseTaxRate, toBasisPoints } from '@/shared/money/taxRate';

import { executeRows } from '../db/compileOnce';
import type { Database } from '../db/openDatabase';
import { notSignedIn } from '../http/responses/refusal';
import { lockCart } from '../repositories/cartRows';
import { createClientsRepository } from '../repositories/clientsRepository';
import { createEnvironmentsRepository } from '../repositories/environmentsRepository';
import type { OrdersKey } from '../repositories/ordersRepository';
import { createPeopleRepository } from '../repositories/peopleRepository';
import { createPriceListsRepository } from '../repositories/priceListsRepository';
import type { QuoteTax } from './quoteRules';

export const readTax = async (
  db: Database,
  { accountId, clientId }: Pick<OrdersKey, 'accountId' | 'clientId'>,
): Promise<QuoteTax> => {
  const { taxRate, taxExemption } = await createPriceListsRepository(db).findTerms(clientId);
  const { tax } = await createEnvironmentsRepository(db, accountId).read(['tax']);
  const shopRate = parseTaxRate(tax);
  return { taxRate: taxRate ?? (shopRate === null ? null : toBasisPoints(shopRate)), taxExemption };
};

/**
 * Like a push, what a client does to its quotes locks its own cart first: it is complete before the client is erased, or finds
 * no client.
 */
export const lockCartAndFindOwner = async (
  transaction: Database,
  { accountId, clientId, catalogId }: OrdersKey,
  personId: number | null,
) => {
  await executeRows(transaction, lockCart(transaction, { clientId, catalogId, personId: 0 }));
  const client = await createClientsRepository(transaction, accountId).find(clientId);
  const person =
    personId === null ? null : await createPeopleRepository(transaction, accountId).find(clientId, personId);
  if (!client || person === undefined || person?.isDisabled) throw notSignedIn();
  return { client, person };
};
