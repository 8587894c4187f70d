import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import {
  answerMessage,
  findMessagePage,
  requireMessage,
  setMessageDone,
  toOfficeMessage,
} from '../../outbox/contactMessages';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createMessageHandlers = ({ db, config, getContext }: OfficeParts) =>
  ({
    listMessages: async ({ query }) => {
      const { messages, total } = await findMessagePage(db, { config }, query);
      return { ...envelope(messages), total };
    },
    getMessage: async ({ params }) =>
      envelope([toOfficeMessage(await requireMessage(db, { config }, params.messageId))]),
    setMessageDone: async (request) => {
      const { messageId } = request.params;
      const { message } = await setMessageDone(db, getContext(request), messageId, request.body.isDone);
      return envelope([toOfficeMessage(message)]);
    },
    answerMessage: async (request) =>
      envelope([
        toOfficeMessage(await answerMessage(db, getContext(request), request.params.messageId, request.body.text)),
      ]),
  }) satisfies Partial<OperationHandlers<OfficeInputs>>;
