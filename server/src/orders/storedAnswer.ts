import type { PushedOrder } from '@/contracts/orders';

import type { MessageId } from '../http/serverMessages';

/** The stored response to a push, without its language: a replay uses the language of the repeated request. */
export type StoredAnswer = {
  statusCode: number;
  messageId: MessageId;
  values: Record<string, string>;
  orders: PushedOrder[];
};
