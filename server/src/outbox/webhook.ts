import { createHmac } from 'node:crypto';

import type { ServerConfig } from '../config/serverConfig';
import { getErrorMessage } from '../errors';

const timeoutMs = 10_000;

type WebhookMessage = { id: string; type: string; createdAt: number; data: unknown };

/** A secret in the format of Standard Webhooks is base64; any other is used as it is. */
const toKey = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;

/** Follows the Standard Webhooks specification, so that its libraries can verify the signature. */
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
    // The error's own message is just "fetch failed".
    const { cause = error } = error as { cause?: unknown };
    throw new Error(`the webhook failed: ${getErrorMessage(cause)}`, { cause: error });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status} ${response.statusText}`.trim());
};
