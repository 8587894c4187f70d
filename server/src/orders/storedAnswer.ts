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

/** The stored response to a push, without its language: a replay uses the language of the repeated request. */
export type StoredAnswer = {
  statusCode: number;
  messageId: MessageId;
  values: Record<string, string>;
  orders: PushedOrder[];
};
