import { toBasisPoints } from '@/shared/money/taxRate';
import type { OrderPush } from '@/contracts/orders';

import { Refusal } from '../http/responses/refusal';
import { isWithin } from '../identity/authority';
import type { OrderPushesRepository } from '../repositories/orderPushesRepository';
import type { PeopleRepository } from '../repositories/peopleRepository';
import { priceOrder } from './priceOrder';
import { findRefusal } from './pushRules';
import { toSettings } from './pushShoppingCart';

export type RequestApproval = (push: OrderPush, personId: number | null, ifMatch: string | undefined) => Promise<void>;

type ApprovalParts = {
  pushes: OrderPushesRepository;
  people: PeopleRepository;
  today: () => string;
  now: () => number;
};

/** Takes the cart as a push would, for someone of the client to send. Stock is reserved when it is sent. */
export const createRequestApproval =
  ({ pushes, people, today, now }: ApprovalParts): RequestApproval =>
  async (push, personId, ifMatch) => {
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
