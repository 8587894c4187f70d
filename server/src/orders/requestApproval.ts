import { toBasisPoints } from '@/shared/money/taxRate';
import type { OrderPush } from '@/contracts/orders';

import type { Shop } from '../config/shop';
import { Refusal } from '../http/responses/refusal';
import { isWithin } from '../identity/authority';
import { createGetCartOwner } from '../repositories/cartRows';
import { createOrderPushesRepository } from '../repositories/orderPushesRepository';
import { createPeopleRepository } from '../repositories/peopleRepository';
import { priceOrder } from './priceOrder';
import { findRefusal } from './pushRules';
import { toSettings } from './pushShoppingCart';

/** Takes the cart as a push would, for someone of the client to send. Stock is reserved when it is sent. */
export const createRequestApproval = ({ db, config, today, now }: Shop) => {
  const pushes = createOrderPushesRepository(db, { today, getCartOwner: createGetCartOwner(config.personCarts) });
  const people = createPeopleRepository(db, config.runtime.accountId);
  return async (push: OrderPush, personId: number | null, ifMatch: string | undefined): Promise<void> => {
    const others = (await people.list(push.clientId)).filter(
      (person) => person.role === 'approver' && !person.isDisabled && person.passwordHash !== '',
    );
    await pushes.inCart({ ...push, uuid: push.uuid.toLowerCase() }, personId, async (transaction) => {
      if (await transaction.isSetAside()) return;
      const { cart, tax } = transaction.locked;
      const settings = { ...toSettings(transaction.locked), refusesBackorders: false, today: today() };
      const refusal = await findRefusal(push, cart, [], settings, ifMatch, transaction.findVariantCodes);
      if (refusal) throw new Refusal(refusal.status, refusal.messageId, refusal.values);
      const rates = { taxRate: toBasisPoints(settings.taxRate), taxExemption: tax.exemption };
      const priced = priceOrder(cart.lines, rates, push.putAllPriceZero);
      const approvers = others.filter(({ limitCents }) => isWithin(limitCents, priced.totalCents));
      const recipients = [null, ...approvers.map((person) => person.personId)].filter((id) => id !== personId);
      await transaction.setAside(priced, recipients, now());
    });
  };
};
