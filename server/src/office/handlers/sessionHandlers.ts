import type { OfficeInputs, StaffSessionsEnvelope } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import type { Actor } from '../officeAccess';
import type { OfficeParts } from '../officeParts';

const toEnvelope = ({ name, email, role, scopes }: Actor): StaffSessionsEnvelope => ({
  isSuccessful: true,
  message: null,
  data: [{ name, email, role, scopes: [...scopes] }],
});

export const createSessionHandlers = ({ access, signIn, join }: OfficeParts) =>
  ({
    getSession: async (request) => toEnvelope(access.getActor(request)),
    signIn: async (request, reply) =>
      toEnvelope(await access.open(await signIn(request.body, request), request, reply)),
    signOut: async (request, reply) => {
      await access.close(request, reply);
      return { isSuccessful: true, message: null, data: [] };
    },
    acceptInvitation: async (request, reply) =>
      toEnvelope(await access.open(await join(request.body, request), request, reply)),
  }) satisfies Partial<OperationHandlers<OfficeInputs>>;
