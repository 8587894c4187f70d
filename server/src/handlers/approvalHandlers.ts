import type { Language } from '@/shared/i18n/languages';
import { toAmount, toAmountOrNull, toCents } from '@/shared/money/cents';
import type { Approval as SentApproval, ApprovalsEnvelope, InventoryInputs } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import { type Authority, findAuthority, isWithin, mayGrant } from '../identity/authority';
import { createPushShoppingCart } from '../orders/pushShoppingCart';
import { toPrintable } from '../printable';
import { createApprovalCarts, type PresentPrices } from '../repositories/approvalCarts';
import { createApprovedLines } from '../repositories/approvalRows';
import { type Approval, createApprovalsRepository } from '../repositories/approvalsRepository';
import { createGetCartOwner } from '../repositories/cartRows';
import { createRequireOwn, type HandlerParts, type OwnRequest } from './handlerParts';

const isOwn = ({ person_id }: Approval, { personId }: Authority) => person_id === personId;

/** Nobody approves what they have asked for themselves, or more than they may order. */
const mayDecide = (approval: Approval, authority: Authority, cents: number) =>
  approval.state === 'waiting' && !isOwn(approval, authority) && mayGrant(authority, cents);

const mayTakeBack = (approval: Approval, authority: Authority) =>
  isOwn(approval, authority) && ['waiting', 'declined'].includes(approval.state);

const toSent = (
  approval: Approval,
  present: PresentPrices | undefined,
  authority: Authority,
  language: Language,
): SentApproval => ({
  approvalId: approval.approval_id,
  catalogId: approval.catalog_id,
  requestedBy: approval.requested_by || null,
  date: new Date(approval.created_at).toISOString(),
  state: approval.state,
  comment: approval.push.comment || null,
  total: toAmount(approval.total_cents),
  totalNow: toAmountOrNull(present?.totalCents ?? null),
  lines: approval.lines.map((line, index) => ({
    stockItemId: line.stockItemId,
    code: line.code,
    name: line[`name_${language}`],
    quantity: line.quantity,
    unitPrice: toAmount(line.unitPriceCents),
    unitPriceNow: toAmountOrNull(present?.unitPrices[index] ?? null),
  })),
  reason: approval.reason || null,
  decidedBy: approval.decided_by || null,
  orderId: approval.order_id,
  mayDecide: mayDecide(approval, authority, present?.totalCents ?? approval.total_cents),
  mayTakeBack: mayTakeBack(approval, authority),
});

export const createApprovalHandlers = (parts: HandlerParts) => {
  const { db, config, sessions, people, accounts, deliverAfter, readLanguage, today, now } = parts;
  const { accountId } = config.runtime;
  const approvals = createApprovalsRepository(db, accountId);
  const getCartOwner = createGetCartOwner(config.personCarts);
  const approvalCarts = createApprovalCarts(db, { accountId, today, getCartOwner });
  const pushShoppingCart = createPushShoppingCart(parts);
  const requireOwnKey = createRequireOwn(parts);
  const requireOwn = async (request: OwnRequest) => {
    requireOwnKey(request);
    const session = sessions.requireSession(request);
    return { session, authority: await findAuthority(people, session) };
  };
  /** People who only buy see their own. */
  const answer = async (request: OwnRequest): Promise<ApprovalsEnvelope> => {
    const { session, authority } = await requireOwn(request);
    const all = await approvals.list(session.clientId);
    const seen = all.filter((each) => authority.mayManage || isOwn(each, authority));
    const waiting = seen.filter(({ state }) => state === 'waiting');
    const prices = await approvalCarts.readPrices(session.clientId, waiting);
    const data = seen.map((each) => toSent(each, prices[waiting.indexOf(each)], authority, readLanguage(request)));
    return { isSuccessful: true, data };
  };
  const decided = () => new Refusal(409, 'approvalDecided');
  return {
    getApprovals: answer,
    decideApproval: async (request, reply) => {
      const { session, authority } = await requireOwn(request);
      const { decision, reason = '', total } = request.body;
      const approval = await approvals.find(request.params.approvalId);
      if (!approval || approval.client_id !== session.clientId) throw notFound();
      const { approval_id: approvalId, push, person_id: personId } = approval;
      const by = { name: (await accounts.find(session))?.name ?? '', personId: session.personId };
      if (decision === 'takeBack') {
        if (!isOwn(approval, authority)) throw notFound();
        if (!(await approvalCarts.takeBack(approval, now()))) throw decided();
        return answer(request);
      }
      if (!authority.mayManage || isOwn(approval, authority)) throw new Refusal(403, 'notPermitted');
      if (decision === 'decline') {
        if (!isWithin(authority.limitCents, approval.total_cents)) throw new Refusal(403, 'notPermitted');
        if (!(await approvals.decline(approvalId, { by, reason: toPrintable(reason), moment: now() }))) throw decided();
      } else {
        const { limitCents } = authority;
        const totalCents = toCents(total ?? toAmount(approval.total_cents));
        const confirmed = { ...createApprovedLines({ approvalId, by }), totalCents, limitCents };
        await pushShoppingCart(push, personId, undefined, readLanguage(request), confirmed);
      }
      deliverAfter(reply);
      return answer(request);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
