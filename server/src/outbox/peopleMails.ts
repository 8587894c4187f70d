import { formatMoney } from '@/shared/i18n/formatMoney';
import { toAmount } from '@/shared/money/cents';
import { paths } from '@/shared/routing/paths';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { formatServerMessage, getServerIntl } from '../http/responses/serverMessages';
import { sendInvitation } from '../identity/invitations';
import type { Mailer } from '../identity/mailer';
import { createApprovalsRepository } from '../repositories/approvalsRepository';
import { createClientsRepository } from '../repositories/clientsRepository';
import type { OutboxEntry } from '../repositories/outboxRepository';
import { createPasswordResetsRepository } from '../repositories/passwordResetsRepository';
import { createPeopleRepository } from '../repositories/peopleRepository';
import { UndeliverableError } from './delivery';

type PeopleMails = { db: Database; config: ServerConfig; mailer: Mailer; now: () => number };

/** Mails to the people of clients. */
export const createPeopleMails = ({ db, config, mailer, now }: PeopleMails) => {
  const {
    publicUrl,
    runtime: { accountId, siteName },
  } = config;
  const resets = createPasswordResetsRepository(db);
  const people = createPeopleRepository(db, accountId);
  const clients = createClientsRepository(db, accountId);
  const approvals = createApprovalsRepository(db, accountId);
  const invite = async ({ reference: personId, detail }: OutboxEntry) => {
    const person = await people.find(Number(detail), personId);
    if (!person || person.isDisabled) throw new UndeliverableError('the person no longer signs in');
    await sendInvitation({ resets, mailer, config, now }, { ...person, username: person.email });
  };
  /** Asks who may approve an order, or tells who asked that it was declined. */
  const composeApproval = async ({ kind, reference, detail }: OutboxEntry) => {
    const approval = await approvals.find(reference);
    const client = approval && (await clients.find(approval.client_id));
    if (!client) throw new UndeliverableError('the request for approval is gone');
    const isDeclined = kind === 'approvalDeclined';
    const personId = isDeclined ? approval.person_id : detail === '' ? null : Number(detail);
    const recipient = personId === null ? client : await people.find(client.clientId, personId);
    if (!recipient || recipient.isDisabled || recipient.email === '')
      throw new UndeliverableError('the person has no mail address, or no longer signs in');
    const { language, email: to } = recipient;
    const intl = getServerIntl(language);
    const values = {
      siteName,
      name: approval.requested_by || client.name,
      by: approval.decided_by,
      reason: approval.reason,
      total: formatMoney(intl, toAmount(approval.total_cents), approval.push.moneyTypeId),
      lines: approval.lines
        .map((line) => `${intl.formatNumber(line.quantity)} × ${line.code}  ${line[`name_${language}`]}`)
        .join('\n'),
      link: `${publicUrl}${paths.approvals.href({ lang: language })}`,
    };
    return {
      to,
      subject: formatServerMessage(isDeclined ? 'declinedMailSubject' : 'approvalMailSubject', language, values),
      text: formatServerMessage(isDeclined ? 'declinedMailText' : 'approvalMailText', language, values),
    };
  };
  return { invite, composeApproval };
};
