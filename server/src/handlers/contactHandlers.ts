import type { PublicInputs } from '@/contracts/public';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { formatServerMessage } from '../http/responses/serverMessages';
import { toEachRecipient } from '../outbox/notices';
import { createContactMessagesRepository } from '../repositories/contactMessagesRepository';
import type { HandlerParts } from './handlerParts';

export const createContactHandlers = ({ db, config, limits, readLanguage, deliverAfter, now }: HandlerParts) => {
  const messages = createContactMessagesRepository(db, config.runtime.accountId);
  const notices = toEachRecipient('messageToCompany', config.contactRecipients);
  return {
    sendContactMessage: async (request, reply) => {
      const { phone = '', company = '', subject = '', ...form } = request.body;
      await limits.contact.count('contact', request.ip);
      const language = readLanguage(request);
      await messages.add({ ...form, phone, company, subject, language, createdAt: now() }, notices);
      deliverAfter(reply);
      return { isSuccessful: true, message: formatServerMessage('contactReceived', language), data: [] };
    },
  } satisfies Partial<OperationHandlers<PublicInputs>>;
};
