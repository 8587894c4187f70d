import type { FastifyReply, FastifyRequest } from 'fastify';

import { findPasswordWeaknesses } from '@/shared/lib/passwordRules';
import type { StaffCredentials, StaffPassword } from '@/contracts/office';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { createAttemptLimit } from '../http/security/attemptLimit';
import type { KnownDevices } from '../identity/knownDevices';
import type { PasswordWork } from '../identity/passwords';
import { createSignIn } from '../identity/signIn';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import { recordChange } from '../repositories/changesRepository';
import { createKnownAddressesRepository } from '../repositories/knownAddressesRepository';
import { createStaffRepository, type StaffMember } from '../repositories/staffRepository';
import { hashSecret } from './officeAccess';
import { useCode } from './oneTimeCodes';

type SignInParts = {
  db: Database;
  accountId: number;
  passwords: PasswordWork;
  devices: KnownDevices;
  siteName: string;
  now: () => number;
};

const windowMs = 15 * 60_000;

export const createStaffSignIn = ({ db, accountId, passwords, devices, siteName, now }: SignInParts) => {
  const staff = createStaffRepository(db, accountId);
  const attempts = createAttemptsRepository(db);
  const limitTo = (purpose: string, count: number) =>
    createAttemptLimit(attempts, purpose, { attempts: count, windowMs }, now);
  const limits = {
    signIn: limitTo('staffSignIn', 10),
    account: limitTo('staffAccount', 20),
    spray: limitTo('staffSpray', 100),
  };
  const invitations = limitTo('staffInvitation', 20);
  const { signIn, recordSignIn } = createSignIn({
    accounts: { findByUsername: staff.findByEmail },
    limits,
    devices,
    addresses: createKnownAddressesRepository(db, 'staff '),
    passwords,
    requirePasswords: () => undefined,
    confirm: async (member, { body }) => {
      if (!member.hasSecondFactor) return;
      const { code = '' } = body as StaffCredentials;
      if (code === '') throw new Refusal(401, 'codeMissing');
      if (!(await useCode(staff, member, code, now()))) throw new Refusal(401, 'codeWrong');
    },
    now,
  });
  return {
    signIn: ({ email, password }: StaffCredentials, request: FastifyRequest, reply: FastifyReply) =>
      signIn({ username: email, password }, request, reply),
    join: async (
      { token, password }: StaffPassword,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<StaffMember> => {
      await invitations.count('', request.ip);
      const invitationHash = hashSecret(token);
      const invalid = new Refusal(410, 'invitationOver');
      const member = await staff.findInvited(invitationHash, now());
      if (!member) throw invalid;
      const [weakness] = findPasswordWeaknesses(password, [member.email, member.name, siteName]);
      if (weakness) throw new Refusal(422, weakness);
      const passwordHash = await passwords.hash({ group: `staff ${member.email}`, isKnown: true }, password);
      await inTransaction(db, async (transaction) => {
        const joining = createStaffRepository(transaction, accountId);
        if (!(await joining.join(member.staffId, invitationHash, passwordHash))) throw invalid;
        await recordChange(transaction, accountId, {
          by: member.email,
          channel: 'office',
          operation: 'acceptInvitation',
          subject: `staff ${member.email}`,
          before: null,
          after: null,
          moment: now(),
        });
      });
      // A mailbox alone does not let anybody in.
      if (member.hasSecondFactor) throw new Refusal(401, 'codeMissing');
      await recordSignIn(member.email, request, reply);
      return { ...member, passwordHash };
    },
  };
};
