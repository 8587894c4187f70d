import type { PublicInputs } from '@/contracts/public';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { AttemptLimit } from '../http/security/attemptLimit';
import type { DeliverAfter } from '../outbox/registerDelivery';
import type { ContactMessagesRepository } from '../repositories/contactMessagesRepository';
import type { Notice } from '../repositories/outboxRepository';

type ContactServices = {
  messages: ContactMessagesRepository;
  /** What to send about each message. */
  notices: Notice[];
  limit: AttemptLimit;
  deliverAfter: DeliverAfter;
  readLanguage: ReadLanguage;
  now: () => number;
};

export const createContactHandlers = ({
  messages,
  notices,
  limit,
  readLanguage,
  deliverAfter,
  now,
}: ContactServices): Pick<OperationHandlers<PublicInputs>, 'sendContactMessage'> => ({
  sendContactMessage: async (request, reply) => {
    const { phone = '', company = '', subject = '', ...form } = request.body;
    await limit.count('contact', request.ip);
    const language = readLanguage(request);
    await messages.add({ ...form, phone, company, subject, language, createdAt: now() }, notices);
    deliverAfter(reply);
    return { isSuccessful: true, message: formatServerMessage('contactReceived', language), data: [] };
  },
});
