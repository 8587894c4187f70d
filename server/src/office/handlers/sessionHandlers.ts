import type { OfficeInputs, StaffSessionsEnvelope } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { type Actor, toActor } from '../officeAccess';
import type { OfficeParts } from '../officeParts';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '../secondFactor';

const toEnvelope = ({ name, email, role, scopes, secondFactor }: Actor): StaffSessionsEnvelope => ({
  isSuccessful: true,
  message: null,
  data: [{ name, email, role, scopes: [...scopes], secondFactor }],
});

export const createSessionHandlers = ({ db, access, getContext, signIn, join }: OfficeParts) =>
  ({
    getSession: async (request) => toEnvelope(access.getActor(request)),
    signIn: async (request, reply) =>
      toEnvelope(await access.open(await signIn(request.body, request, reply), request, reply)),
    signOut: async (request, reply) => {
      await access.close(request, reply);
      return { isSuccessful: true, message: null, data: [] };
    },
    acceptInvitation: async (request, reply) =>
      toEnvelope(await access.open(await join(request.body, request, reply), request, reply)),
    startSecondFactor: async (request) => {
      const secret = await startSecondFactor(db, getContext(request), access.getSession(request).email);
      return { isSuccessful: true, message: null, data: [secret] };
    },
    confirmSecondFactor: async (request) => {
      const confirmation = { ...request.body, ...access.getSession(request) };
      return toEnvelope(toActor(await confirmSecondFactor(db, getContext(request), confirmation)));
    },
    removeSecondFactor: async (request) => {
      const { email } = access.getSession(request);
      return toEnvelope(toActor(await removeSecondFactor(db, getContext(request), { ...request.body, email })));
    },
  }) satisfies Partial<OperationHandlers<OfficeInputs>>;
