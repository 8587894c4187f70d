import type { QuoteLinesTable, QuotesTable } from '../../src/db/quoteTables';
import type { OrderLinesTable, OrdersTable } from '../../src/db/tables';
import { toQuoteNumber } from '../../src/orders/orderNumber';

const day = 24 * 3_600_000;

type History = { orders: OrdersTable[]; lines: OrderLinesTable[] };

type DemoQuotes = { quotes: QuotesTable[]; quoted: QuoteLinesTable[] };

type PlannedQuote = Pick<QuotesTable, 'state' | 'comment' | 'answer' | 'refusal'> & {
  /** The client asks for more of what it ordered, and orders what it accepts. */
  status: string;
  /** Before the anchor, or before the order. */
  daysBefore: number;
  /** Off the usual prices, in per cent. */
  discount: number;
};

const plans: PlannedQuote[] = [
  {
    state: 'declined',
    status: 'delivered',
    comment: 'Para renovar la tienda del centro, entrega en dos partes.',
    answer: 'Precios por la cantidad completa.',
    refusal: 'La renovación se aplaza al año que viene.',
    daysBefore: 34,
    discount: 6,
  },
  { state: 'accepted', status: 'shipped', comment: '', answer: '', refusal: '', daysBefore: 4, discount: 8 },
  {
    state: 'offered',
    status: 'received',
    comment: 'Necesitamos diez veces lo de siempre para una obra.',
    answer: 'Entrega en una semana desde la aceptación.',
    refusal: '',
    daysBefore: 3,
    discount: 12,
  },
  {
    state: 'requested',
    status: 'preparing',
    comment: '¿Qué precio nos hacen para todo el año?',
    answer: '',
    refusal: '',
    daysBefore: 1,
    discount: 0,
  },
];

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** What each client has asked a price for, in every state. */
export const createQuotes = ({ orders, lines }: History, anchor: number): DemoQuotes => {
  const made: DemoQuotes = { quotes: [], quoted: [] };
  for (const clientId of new Set(orders.map(({ client_id }) => client_id)))
    for (const { state, status, comment, answer, refusal, daysBefore, discount } of plans) {
      const order = orders.findLast((each) => each.client_id === clientId && each.status === status);
      if (!order) continue;
      const isAccepted = state === 'accepted';
      const requestedAt = (isAccepted ? order.created_at : anchor) - daysBefore * day + 10 * 3_600_000;
      const answeredAt = requestedAt + 20 * 3_600_000;
      const quoteId = made.quotes.length + 1;
      made.quotes.push({
        quote_id: quoteId,
        quote_number: toQuoteNumber(quoteId),
        account_id: order.account_id,
        company_id: order.company_id,
        catalog_id: order.catalog_id,
        client_id: clientId,
        uuid: `demo-${quoteId}`,
        state,
        requested_at: requestedAt,
        money_type_id: order.money_type_id,
        comment: isAccepted ? order.comment : comment,
        refusal,
        answer,
        answered_at: state === 'requested' ? null : answeredAt,
        answered_by: state === 'requested' ? '' : 'demo',
        valid_until: state === 'requested' ? null : toDay(answeredAt + 60 * day),
        order_id: isAccepted ? order.order_id : null,
      });
      for (const line of lines.filter(({ order_id }) => order_id === order.order_id)) {
        const { unit_price_cents: paid } = line;
        const less = (100 - discount) / 100;
        const offered = isAccepted ? paid : Math.max(1, Math.round(paid * less));
        made.quoted.push({
          quote_id: quoteId,
          line_number: line.line_number,
          stock_item_id: line.stock_item_id,
          code: line.code,
          name_es: line.name_es,
          name_en: line.name_en,
          name_zh: line.name_zh,
          image_name: line.image_name,
          unit: line.unit,
          pack_size: line.pack_size,
          quantity: isAccepted ? line.quantity : line.quantity * 10,
          usual_price_cents: isAccepted ? Math.round(paid / less) : paid,
          unit_price_cents: state === 'requested' ? null : offered,
          note: '',
        });
      }
    }
  return made;
};
