import type { Language } from '@/shared/i18n/languages';

import type { ServerConfig } from '../config/serverConfig';
import type { NewEntry } from '../repositories/outboxRepository';

type NoticeConfig = Pick<ServerConfig, 'orderRecipients' | 'webhookUrl'>;

export type Notice = Omit<NewEntry, 'reference'>;

export const findOrderRecipients = ({ orderRecipients }: Pick<NoticeConfig, 'orderRecipients'>, catalogId: number) =>
  orderRecipients
    .filter((recipient) => recipient.catalogId === undefined || recipient.catalogId === catalogId)
    .map(({ address }) => address);

/** The client reads the confirmation in the language of the order. */
export const listOrderNotices = (config: NoticeConfig, catalogId: number, language: Language): Notice[] => [
  ...(findOrderRecipients(config, catalogId).length > 0 ? [{ kind: 'orderToCompany', detail: '' } as const] : []),
  { kind: 'orderToClient', detail: language },
  ...(config.webhookUrl === '' ? [] : [{ kind: 'orderToWebhook', detail: '' } as const]),
];

export const listStatusNotices = ({ webhookUrl }: NoticeConfig, status: string): Notice[] => [
  { kind: 'statusToClient', detail: status },
  ...(webhookUrl === '' ? [] : [{ kind: 'statusToWebhook', detail: status } as const]),
];
