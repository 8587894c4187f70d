import type { FastifyRequest } from 'fastify';

import { findPasswordWeaknesses } from '@/shared/lib/passwordRules';
import type { StaffCredentials, StaffPassword } from '@/contracts/office';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { accountDisabled, Refusal, wrongCredentials } from '../http/responses/refusal';
import { type AttemptLimit, createAttemptLimit } from '../http/security/attemptLimit';
import { toCountedAddress } from '../http/security/clientAddress';
import type { PasswordWork } from '../identity/passwords';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import { recordChange } from '../repositories/changesRepository';
import { createStaffRepository, type StaffMember } from '../repositories/staffRepository';
import { hashSecret } from './officeAccess';

type SignInParts = {
  db: Database;
  accountId: number;
  passwords: PasswordWork;
  siteName: string;
  now: () => number;
};

const windowMs = 15 * 60_000;

/** The response and the work behind it are the same for a wrong password and for an unknown address. */
export const createStaffSignIn = ({ db, accountId, passwords, siteName, now }: SignInParts) => {
  const staff = createStaffRepository(db, accountId);
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
      const counters: [AttemptLimit, string, string][] = [
        [limits.spray, '', ip],
        [limits.own, email, ip],
        [limits.anyone, email, ''],
      ];
      const counted: typeof counters = [];
      const takeBack = () => Promise.all(counted.map(([limit, subject, source]) => limit.takeBack(subject, source)));
      const check = async () => {
        // Counted before the password is checked, so that concurrent attempts count like sequential ones.
        for (const counter of counters) {
          const [limit, subject, source] = counter;
          await limit.count(subject, source);
          counted.push(counter);
        }
        const found = await staff.findByEmail(email);
        const turn = { group: toCountedAddress(ip), isKnown: false };
        // Whoever has not chosen a password yet has an empty one, which nothing matches.
        return (await passwords.check(turn, password, found?.passwordHash)) ? found : undefined;
      };
      // An attempt that was never checked, because of another limit or a full queue, does not count.
      const member = await check().catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      if (!member) throw wrongCredentials();
      await takeBack();
      await limits.own.forgive(email, ip);
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
      return { ...member, passwordHash };
    },
  };
};
