import { createHmac } from 'node:crypto';

import type { ServerConfig } from '../config/serverConfig';
import { getErrorMessage } from '../errors';

const timeoutMs = 10_000;

type WebhookMessage = { id: string; type: string; createdAt: number; data: unknown };

/** A secret in the notation of Standard Webhooks stands for its bytes; any other is used as it is written. */
const toKey = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;

/** As in the Standard Webhooks specification, so that libraries for it can verify the signature. */
export const sendWebhook = async (
  { webhookUrl, webhookSecret }: Pick<ServerConfig, 'webhookUrl' | 'webhookSecret'>,
  { id, type, createdAt, data }: WebhookMessage,
  moment: number,
) => {
  const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
  const timestamp = String(Math.floor(moment / 1000));
  const signature = createHmac('sha256', toKey(webhookSecret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  const response = await fetch(webhookUrl, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    // Its own message is "fetch failed".
    const { cause = error } = error as { cause?: unknown };
    throw new Error(`the webhook failed: ${getErrorMessage(cause)}`, { cause: error });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status} ${response.statusText}`.trim());
};
