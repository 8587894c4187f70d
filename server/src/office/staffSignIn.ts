import type { FastifyRequest } from 'fastify';

import { findPasswordWeaknesses } from '@/shared/lib/passwordRules';
import type { StaffCredentials, StaffPassword } from '@/contracts/office';

import type { Database } from '../db/openDatabase';
import { accountDisabled, Refusal, wrongCredentials } from '../http/responses/refusal';
import { createAttemptLimit } from '../http/security/attemptLimit';
import { toCountedAddress } from '../http/security/clientAddress';
import type { PasswordWork } from '../identity/passwords';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import type { StaffMember, StaffRepository } from '../repositories/staffRepository';
import { hashSecret } from './officeAccess';

type SignInParts = {
  db: Database;
  staff: StaffRepository;
  passwords: PasswordWork;
  siteName: string;
  now: () => number;
};

const windowMs = 15 * 60_000;

/** The response and the work behind it are the same for a wrong password and for an unknown address. */
export const createStaffSignIn = ({ db, staff, passwords, siteName, now }: SignInParts) => {
  const attempts = createAttemptsRepository(db);
  const limitTo = (purpose: string, count: number) =>
    createAttemptLimit(attempts, purpose, { attempts: count, windowMs }, now);
  const limits = {
    own: limitTo('staffSignIn', 10),
    anyone: limitTo('staffAccount', 20),
    spray: limitTo('staffSpray', 100),
    invitation: limitTo('staffInvitation', 20),
  };
  return {
    signIn: async ({ email: entered, password }: StaffCredentials, { ip }: FastifyRequest): Promise<StaffMember> => {
      const email = entered.trim().toLowerCase();
      // Counted before the password is checked, so that concurrent attempts count like sequential ones.
      await limits.spray.count('', ip);
      await limits.own.count(email, ip);
      await limits.anyone.count(email, '');
      const member = await staff.findByEmail(email);
      const turn = { group: toCountedAddress(ip), isKnown: false };
      // Whoever has not chosen a password yet has an empty one, which nothing matches.
      if (!(await passwords.check(turn, password, member?.passwordHash)) || !member) throw wrongCredentials();
      await limits.spray.takeBack('', ip);
      await limits.own.forgive(email, ip);
      await limits.anyone.takeBack(email, '');
      if (member.isDisabled) throw accountDisabled();
      return member;
    },
    join: async ({ token, password }: StaffPassword, { ip }: FastifyRequest): Promise<StaffMember> => {
      await limits.invitation.count('', ip);
      const invitationHash = hashSecret(token);
      const invalid = new Refusal(410, 'invitationOver');
      const member = await staff.findInvited(invitationHash, now());
      if (!member) throw invalid;
      const [weakness] = findPasswordWeaknesses(password, [member.email, member.name, siteName]);
      if (weakness) throw new Refusal(422, weakness);
      const passwordHash = await passwords.hash({ group: `staff ${member.email}`, isKnown: true }, password);
      if (!(await staff.join(member.staffId, invitationHash, passwordHash))) throw invalid;
      return { ...member, passwordHash };
    },
  };
};
