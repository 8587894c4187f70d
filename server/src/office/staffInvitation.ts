import { getErrorMessage } from '../errors';
import { Refusal } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import { createMailer } from '../identity/mailer';
import type { StaffMember, StaffRepository } from '../repositories/staffRepository';
import { createSecret, hashSecret } from './officeAccess';
import type { OfficeContext } from './officeParts';

const lifetimeMs = 7 * 24 * 3_600_000;

/** Where somebody reaches the office. */
export const getOfficeUrl = ({ officeUrl, officePort }: OfficeContext['config']) =>
  officeUrl || `http://localhost:${officePort ?? ''}`;

/** Mails the link to choose a password, which replaces an earlier one; resolves to the link. */
export const sendStaffInvitation = async (
  staff: StaffRepository,
  { config, now }: Pick<OfficeContext, 'config' | 'now'>,
  { staffId, email, name, language }: StaffMember,
) => {
  const token = createSecret();
  // The token is in the fragment, which browsers never send.
  const link = `${getOfficeUrl(config)}/#/join?token=${token}`;
  const values = { name, siteName: config.runtime.siteName, link };
  const mail = await createMailer(config).prepare({
    to: email,
    subject: formatServerMessage('staffInvitationSubject', language, values),
    text: formatServerMessage('staffInvitationText', language, values),
  });
  await mail.deliver().catch((error: unknown) => {
    throw new Refusal(409, 'invitationFailed', { email, detail: getErrorMessage(error) });
  });
  // Only now, so that an earlier link works until there is another.
  await staff.invite(staffId, hashSecret(token), now() + lifetimeMs);
  return link;
};
