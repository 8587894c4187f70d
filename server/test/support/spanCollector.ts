import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number };

export type CollectedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
  links?: { traceId: string }[];
};

type Export = {
  resourceSpans: { resource: { attributes: CollectedSpan['attributes'] }; scopeSpans: { spans: CollectedSpan[] }[] }[];
};

/** Receives what OpenTelemetry exports over HTTP as JSON. Responds with the given statuses, and then with 200. */
export const startSpanCollector = async (statuses: number[] = []) => {
  const spans: CollectedSpan[] = [];
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      const { resourceSpans } = JSON.parse(body) as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    received,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
