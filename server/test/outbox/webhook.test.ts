import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sendWebhook } from '../../src/outbox/webhook';

const bytes = Buffer.from('0123456789abcdef0123456789abcdef');

it.each([
  ['as it is written', 'a secret of the company, not encoded', 'a secret of the company, not encoded'],
  ['decoded, if it is in the notation of Standard Webhooks', `whsec_${bytes.toString('base64')}`, bytes],
])('a webhook is signed with the secret %s', async (_, webhookSecret, key) => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await sendWebhook({ webhookUrl, webhookSecret }, { id: 'a', type: 'order.placed', createdAt: 1, data: {} }, 5000);
  await new Promise((resolve) => receiver.close(resolve));
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const expected = createHmac('sha256', key).update(`a.5.${body}`).digest('base64');
  expect(headers).toMatchObject({ 'webhook-id': 'a', 'webhook-timestamp': '5', 'webhook-signature': `v1,${expected}` });
});
