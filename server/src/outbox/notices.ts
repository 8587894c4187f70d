import type { Language } from '@/shared/i18n/languages';

import type { ServerConfig } from '../config/serverConfig';
import type { Notice, OutboxKind } from '../repositories/outboxRepository';

type NoticeConfig = Pick<ServerConfig, 'orderRecipients' | 'webhookUrl'>;

export const findOrderRecipients = ({ orderRecipients }: Pick<NoticeConfig, 'orderRecipients'>, catalogId: number) =>
  orderRecipients
    .filter((recipient) => recipient.catalogId === undefined || recipient.catalogId === catalogId)
    .map(({ address }) => address);

/** One notice per recipient: a mail server may accept some recipients of a mail and refuse others. */
export const toEachRecipient = (kind: OutboxKind, addresses: string[]): Notice[] =>
  [...new Set(addresses)].map((address) => ({ kind, detail: address }));

/** The client reads the confirmation in the language of the order, unless it has chosen another for its mails. */
export const listOrderNotices = (config: NoticeConfig, catalogId: number, language: Language): Notice[] => [
  ...toEachRecipient('orderToCompany', findOrderRecipients(config, catalogId)),
  { kind: 'orderToClient', detail: language },
  ...(config.webhookUrl === '' ? [] : [{ kind: 'orderToWebhook', detail: '' } as const]),
];

export const listStatusNotices = ({ webhookUrl }: NoticeConfig, status: string, tellsClient: boolean): Notice[] => [
  ...(tellsClient ? [{ kind: 'statusToClient', detail: status } as const] : []),
  ...(webhookUrl === '' ? [] : [{ kind: 'statusToWebhook', detail: status } as const]),
];

/** Of a parcel that was added or, without a mail, removed. */
export const listParcelNotices = (
  { webhookUrl }: NoticeConfig,
  parcelNumber: number,
  tellsClient: boolean,
): Notice[] => [
  ...(tellsClient ? [{ kind: 'parcelToClient', detail: String(parcelNumber) } as const] : []),
  ...(webhookUrl === '' ? [] : [{ kind: 'parcelToWebhook', detail: String(parcelNumber) } as const]),
];

/** The company's mails name the request before the recipient. */
export const listRequestNotices = (config: NoticeConfig, catalogId: number, requestNumber: number): Notice[] => [
  ...toEachRecipient('requestToCompany', findOrderRecipients(config, catalogId)).map(({ kind, detail }) => ({
    kind,
    detail: `${requestNumber} ${detail}`,
  })),
  ...(config.webhookUrl === '' ? [] : [{ kind: 'requestToWebhook', detail: '' } as const]),
];

export const listAnswerNotices = (
  { webhookUrl }: NoticeConfig,
  requestNumber: number,
  tellsClient: boolean,
): Notice[] => [
  ...(tellsClient ? [{ kind: 'answerToClient', detail: String(requestNumber) } as const] : []),
  ...(webhookUrl === '' ? [] : [{ kind: 'requestToWebhook', detail: '' } as const]),
];

/** The company's mails name the state before the recipient; the order of an accepted quote is a mail of its own. */
export const listQuoteNotices = (
  config: NoticeConfig,
  catalogId: number,
  state: 'requested' | 'accepted' | 'declined',
): Notice[] => [
  ...(state === 'accepted' ? [] : toEachRecipient('quoteToCompany', findOrderRecipients(config, catalogId))).map(
    ({ kind, detail }) => ({ kind, detail: `${state} ${detail}` }),
  ),
  ...(config.webhookUrl === '' ? [] : [{ kind: 'quoteToWebhook', detail: state } as const]),
];

/** What the company has offered or declined. */
export const listOfferNotices = (
  { webhookUrl }: NoticeConfig,
  state: 'offered' | 'declined',
  tellsClient: boolean,
): Notice[] => [
  ...(tellsClient ? [{ kind: 'quoteToClient', detail: state } as const] : []),
  ...(webhookUrl === '' ? [] : [{ kind: 'quoteToWebhook', detail: state } as const]),
];
