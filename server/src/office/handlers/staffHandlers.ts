import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { addKey, listKeys, revokeKey } from '../apiKeys';
import { findChangePage } from '../findChanges';
import type { OfficeParts } from '../officeParts';
import { resetSecondFactor } from '../secondFactor';
import { addStaff, findStaffMember, inviteStaff, listStaff, updateStaff } from '../staffMembers';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

/** The link of an invitation is in the mail alone. */
export const createStaffHandlers = ({ db, config, getContext }: OfficeParts) =>
  ({
    listStaff: async () => envelope(await listStaff(db, { config })),
    getStaffMember: async ({ params }) => envelope([await findStaffMember(db, { config }, params.email)]),
    addStaff: async (request) => {
      const { language = config.runtime.defaultLanguage, ...details } = request.body;
      return envelope([(await addStaff(db, getContext(request), { ...details, language })).member]);
    },
    updateStaff: async (request) =>
      envelope([await updateStaff(db, getContext(request), request.params.email, request.body)]),
    inviteStaff: async (request) =>
      envelope([(await inviteStaff(db, getContext(request), request.params.email)).member]),
    resetSecondFactor: async (request) =>
      envelope([await resetSecondFactor(db, getContext(request), request.params.email)]),
    listKeys: async (request) => envelope(await listKeys(db, getContext(request))),
    addKey: async (request) => envelope([await addKey(db, getContext(request), request.body)]),
    revokeKey: async (request) => envelope([await revokeKey(db, getContext(request), request.params.keyId)]),
    listChanges: async ({ query }) => {
      const { changes, total } = await findChangePage(db, { config }, query);
      return { ...envelope(changes), total };
    },
  }) satisfies Partial<OperationHandlers<OfficeInputs>>;
