import type { ContactMessage } from '@/contracts/public';

import type { AttemptLimit } from '../http/attemptLimit';
import type { OperationHandlers } from '../http/contractRoutes';
import type { ReadLanguage } from '../http/requestLanguage';
import { formatServerMessage } from '../http/serverMessages';
import type { ContactMessagesRepository } from '../repositories/contactMessagesRepository';

type ContactServices = {
  messages: ContactMessagesRepository;
  limit: AttemptLimit;
  readLanguage: ReadLanguage;
  now: () => number;
};

export const createContactHandlers = ({ messages, limit, readLanguage, now }: ContactServices): OperationHandlers => ({
  sendContactMessage: async (request) => {
    const { phone = '', company = '', subject = '', ...form } = request.body as ContactMessage;
    await limit.count('contact', request.ip);
    const language = readLanguage(request);
    await messages.add({ ...form, phone, company, subject, language, createdAt: now() });
    return { isSuccessful: true, message: formatServerMessage('contactReceived', language), data: [] };
  },
});
