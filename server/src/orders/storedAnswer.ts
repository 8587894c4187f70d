import type { MessageId } from '../http/serverMessages';

export type PushedOrder = {
  orderId: number;
  orderNumber: string;
  uuid: string;
  date: string;
  status: string;
  moneyTypeId: string;
  subtotal: number;
  taxRate: number;
  taxAmount: number;
  total: number;
  lineCount: number;
};

/** What a push was answered, kept without its language: a replay speaks that of the request that asks again. */
export type StoredAnswer = {
  statusCode: number;
  messageId: MessageId;
  values: Record<string, string>;
  orders: PushedOrder[];
};
