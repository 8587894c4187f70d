import { isLanguage, type Language } from '@/shared/i18n/languages';
import { isCancelled } from '@/shared/lib/orderStates';
import { paths } from '@/shared/routing/paths';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { Mail, Mailer } from '../identity/mailer';
import { toOrderNumber } from '../orders/orderNumber';
import type { WriteOrderPdf } from '../orders/orderPdfs';
import { toOrderRecord } from '../orders/orderRecord';
import { formatStatus } from '../orders/orderSheet';
import { createClientsRepository } from '../repositories/clientsRepository';
import { type BookedOrder, createOrderBookRepository } from '../repositories/orderBookRepository';
import type { OutboxEntry, OutboxKind, OutboxRepository } from '../repositories/outboxRepository';
import { createPeopleRepository } from '../repositories/peopleRepository';
import { createStandingOrdersRepository } from '../repositories/standingOrdersRepository';
import { type Channel, UndeliverableError } from './delivery';
import { describeRequest, requireRequest } from './describeRequest';
import { createMessageSender } from './messageMails';
import { findOrderRecipients, toEachRecipient } from './notices';
import { composeOrderMail, type MailContent } from './orderMail';
import { createPeopleMails } from './peopleMails';
import { createQuoteSender } from './quoteMails';
import { composeStandingOrderMail } from './standingOrderMail';
import { sendWebhook } from './webhook';

/** Confirmations, and answers to what the client asked, are always sent. */
const mailsOfChoice: readonly OutboxKind[] = ['statusToClient', 'parcelToClient'];

type ChannelParts = {
  db: Database;
  outbox: OutboxRepository;
  config: ServerConfig;
  mailer: Mailer;
  writeOrderPdf: WriteOrderPdf;
  now: () => number;
};

/** Everything except the company's addresses is read at sending time; what has been deleted by then is given up. */
export const createChannels = ({ db, outbox, config, mailer, writeOrderPdf, now }: ChannelParts): Channel[] => {
  const { accountId, siteName, defaultLanguage, theme } = config.runtime;
  const orders = createOrderBookRepository(db, accountId);
  const people = createPeopleMails({ db, config, mailer, now });
  const clients = createClientsRepository(db, accountId);
  const persons = createPeopleRepository(db, accountId);
  const standingOrders = createStandingOrdersRepository(db);
  const look = { siteName, color: theme.primary, timeZone: config.timeZone, catalogNames: config.runtime };

  type Address = Pick<Mail, 'to' | 'cc' | 'replyTo'>;
  const sendMail = async (
    { id }: OutboxEntry,
    address: Address,
    content: Omit<MailContent, 'html'> & Pick<Mail, 'attachments'>,
  ) => {
    const messageId = `<${id}@${new URL(config.publicUrl).hostname}>`;
    const mail = await mailer.prepare({ ...address, messageId, ...content });
    await mail.deliver();
  };

  /** Entries of an earlier version name no recipient, so they go to all who are configured. */
  const addressEach = ({ kind, reference }: OutboxEntry, addresses: string[], setting: string) => {
    if (addresses.length === 0) throw new UndeliverableError(`${setting} is not set`);
    return outbox.addNotices(reference, toEachRecipient(kind, addresses), now());
  };

  const attachOrder = async (order: BookedOrder, language: Language): Promise<Pick<Mail, 'attachments'>> =>
    config.orderMailPdf
      ? {
          attachments: [
            { filename: `${order.order.order_number}.pdf`, content: await writeOrderPdf(order, language, 'mails') },
          ],
        }
      : {};

  const sendToClient = async (
    entry: OutboxEntry,
    order: BookedOrder,
    compose: (language: Language) => { subject: string; lead: string; facts?: [string, string][] },
    preferred: string,
  ) => {
    const { catalog_id: catalogId, order_id: orderId } = order.order;
    if (mailsOfChoice.includes(entry.kind) && order.client.statusMails === false) return;
    const [to, cc] = [order.person?.email, order.client.email].filter((email): email is string => Boolean(email));
    if (to === undefined) throw new UndeliverableError('the client has no mail address');
    const language = isLanguage(preferred) ? preferred : defaultLanguage;
    const link = `${config.publicUrl}${paths.order.href({ lang: language, catalogId, orderId })}`;
    await sendMail(
      entry,
      { to, ...(cc !== undefined && { cc }) },
      {
        ...composeOrderMail({ ...look, order, language, link, ...compose(language) }),
        ...(entry.kind === 'orderToClient' && (await attachOrder(order, language))),
      },
    );
  };

  const sendToWebhook = async (entry: OutboxEntry, type: string, order: BookedOrder) => {
    if (config.webhookUrl === '') throw new UndeliverableError('WEBHOOK_URL is not set');
    await sendWebhook(
      config,
      { id: entry.id, type, createdAt: entry.createdAt, data: toOrderRecord(order, config.runtime) },
      now(),
    );
  };

  const sendOrder: Partial<Record<OutboxKind, (entry: OutboxEntry, order: BookedOrder) => Promise<void>>> = {
    orderToCompany: async (entry, order) => {
      if (entry.detail === '') {
        await addressEach(entry, findOrderRecipients(config, order.order.catalog_id), 'ORDER_MAIL_TO');
        return;
      }
      const { name, username, email, phone, address } = order.client;
      const contact = [email, phone, address].filter((text) => text !== '').join(', ');
      const number = order.order.order_number;
      const subject = formatServerMessage('orderMailSubject', defaultLanguage, { siteName, number });
      const lead = formatServerMessage('orderMailCompanyLead', defaultLanguage, { name, username, number });
      await sendMail(
        entry,
        { to: entry.detail, ...(email !== '' && { replyTo: email }) },
        {
          ...composeOrderMail({ ...look, order, language: defaultLanguage, subject, lead, contact }),
          ...(await attachOrder(order, defaultLanguage)),
        },
      );
    },
    orderToClient: (entry, order) => {
      const values = { siteName, name: order.client.name, number: order.order.order_number };
      return sendToClient(
        entry,
        order,
        (language) => ({
          subject: formatServerMessage('orderMailSubject', language, values),
          lead: formatServerMessage('orderMailLead', language, values),
        }),
        order.client.statusMails === null ? entry.detail : order.client.language,
      );
    },
    statusToClient: async (entry, order) => {
      const changes = await orders.listChanges(order.order.order_id);
      const { note = '' } = changes.findLast(({ status }) => status === entry.detail) ?? {};
      const values = { siteName, name: order.client.name, number: order.order.order_number };
      await sendToClient(
        entry,
        order,
        (language) => {
          const status = formatStatus(entry.detail, language);
          return {
            subject: formatServerMessage('statusMailSubject', language, { ...values, status }),
            lead: formatServerMessage('statusMailLead', language, { ...values, status }),
            facts: [[formatServerMessage('orderMailNote', language), note]],
          };
        },
        order.client.language,
      );
    },
    parcelToClient: async (entry, order) => {
      const found = order.parcels.find((parcel) => String(parcel.parcel_number) === entry.detail);
      if (!found) throw new UndeliverableError(`the order has no parcel ${entry.detail}`);
      const parcel = [found.carrier, found.tracking_number].filter(Boolean).join(' ');
      const values = { siteName, name: order.client.name, number: order.order.order_number, parcel };
      await sendToClient(
        entry,
        order,
        (language) => ({
          subject: formatServerMessage('parcelMailSubject', language, values),
          lead: formatServerMessage('parcelMailLead', language, values),
        }),
        order.client.language,
      );
    },
    requestToCompany: async (entry, order) => {
      const [number = ''] = entry.detail.split(' ', 1);
      const to = entry.detail.slice(number.length + 1);
      const request = requireRequest(order, number);
      const { name, username, email } = order.client;
      const values = { siteName, number: order.order.order_number, kind: request.kind, name, username };
      const subject = formatServerMessage('requestMailSubject', defaultLanguage, values);
      const lead = formatServerMessage('requestMailLead', defaultLanguage, { ...values, request: number });
      const facts = describeRequest(order, request, defaultLanguage);
      await sendMail(
        entry,
        { to, ...(email !== '' && { replyTo: email }) },
        composeOrderMail({ ...look, order, language: defaultLanguage, subject, lead, facts }),
      );
    },
    answerToClient: async (entry, order) => {
      const request = requireRequest(order, entry.detail);
      const { kind, state } = request;
      const { order_number: number, status } = order.order;
      const isOver = String(state === 'accepted' && isCancelled(status));
      const values = { siteName, name: order.client.name, number, kind, state, isOver };
      await sendToClient(
        entry,
        order,
        (language) => ({
          subject: formatServerMessage('answerMailSubject', language, values),
          lead: formatServerMessage('answerMailLead', language, values),
          facts: describeRequest(order, request, language),
        }),
        order.client.language,
      );
    },
    requestToWebhook: (entry, order) => sendToWebhook(entry, 'order.request', order),
    orderToWebhook: (entry, order) => sendToWebhook(entry, 'order.placed', order),
    statusToWebhook: (entry, order) => sendToWebhook(entry, 'order.status', order),
    parcelToWebhook: (entry, order) => sendToWebhook(entry, 'order.parcel', order),
  };

  const sendStandingOrder = async (entry: OutboxEntry) => {
    const { reference: clientId, detail: listId } = entry;
    const client = await clients.find(clientId);
    const order = await standingOrders.find({ clientId, listId });
    // Deleted meanwhile, or the client wants no such mails: the account shows what is due.
    if (!client || !order || client.statusMails === false) return;
    const personId = await standingOrders.findPerson({ clientId, listId });
    const person = personId === null ? undefined : await persons.find(clientId, personId);
    const recipient = person && !person.isDisabled ? person : client;
    if (recipient.email === '') throw new UndeliverableError('the client has no mail address');
    await sendMail(entry, { to: recipient.email }, composeStandingOrderMail(config, recipient, order));
  };

  const sendMessage = createMessageSender({ db, config, addressEach, sendMail });
  const sendQuote = createQuoteSender({ db, config, now, sendMail });
  const sendApproval = async (entry: OutboxEntry) => {
    const { to, ...content } = await people.composeApproval(entry);
    await sendMail(entry, { to }, content);
  };

  const sendOther: Partial<Record<OutboxKind, (entry: OutboxEntry) => Promise<void>>> = {
    messageToCompany: sendMessage,
    answerToSender: sendMessage,
    invitationToPerson: people.invite,
    standingOrderToClient: sendStandingOrder,
    quoteToCompany: sendQuote,
    quoteToClient: sendQuote,
    quoteToWebhook: sendQuote,
    approvalToPerson: sendApproval,
    approvalDeclined: sendApproval,
  };

  const send = async (entry: OutboxEntry) => {
    const other = sendOther[entry.kind];
    if (other) {
      await other(entry);
      return;
    }
    const order = await orders.find(entry.reference);
    if (!order) throw new UndeliverableError(`there is no order ${toOrderNumber(entry.reference)}`);
    await sendOrder[entry.kind]?.(entry, order);
  };

  return [
    {
      kinds: [
        'orderToCompany',
        'orderToClient',
        'statusToClient',
        'parcelToClient',
        'messageToCompany',
        'answerToSender',
        'requestToCompany',
        'answerToClient',
        'invitationToPerson',
        'standingOrderToClient',
        'quoteToCompany',
        'quoteToClient',
        'approvalToPerson',
        'approvalDeclined',
      ],
      isInUse: true,
      send,
    },
    {
      kinds: ['orderToWebhook', 'statusToWebhook', 'parcelToWebhook', 'requestToWebhook', 'quoteToWebhook'],
      isInUse: config.webhookUrl !== '',
      send,
    },
  ];
};
