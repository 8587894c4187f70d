import { Secret, TOTP } from 'otpauth';

import type { StaffMember, StaffRepository } from '../repositories/staffRepository';

/** Clocks of telephones may be this many steps of 30 seconds early or late. */
const stepsOff = 1;

/** Whether the code is of this secret and time; each works once. */
export const useCode = async (
  staff: StaffRepository,
  { staffId, totpSecret }: Pick<StaffMember, 'staffId' | 'totpSecret'>,
  code: string,
  moment: number,
): Promise<boolean> => {
  if (totpSecret === null) return false;
  // Chinese keyboards type wide digits.
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) });
  const delta = totp.validate({ token, timestamp: moment, window: stepsOff });
  return delta !== null && staff.useStep(staffId, totpSecret, totp.counter({ timestamp: moment }) + delta);
};
