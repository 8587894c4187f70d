import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Language } from '@/shared/i18n/languages';

import type { ServerConfig } from '../config/serverConfig';
import { formatServerMessage, getServerIntl } from '../http/responses/serverMessages';
import { createFairQueue } from '../http/security/fairQueue';
import type { BookedOrder } from '../repositories/orderBookRepository';
import type { PrintedOrder } from './orderPdf';
import { formatStatus, writeOrderSheet } from './orderSheet';

/** Those of a group wait for each other; the groups take turns. */
export type WriteOrderPdf = (order: BookedOrder, language: Language, group: string) => Promise<Buffer>;

type PrintedParts = Pick<ServerConfig, 'runtime' | 'timeZone'>;

const printOrder = ({ runtime, timeZone }: PrintedParts, order: BookedOrder, language: Language): PrintedOrder => {
  const { siteName, sellerDetails, theme } = runtime;
  const { formatMessage } = getServerIntl(language);
  const { status, order_number: number } = order.order;
  const { name, address, taxId } = order.client;
  const toLines = (text: string) => (text === '' ? [] : text.split('\n'));
  const facts: [string, string][] = [[formatMessage({ id: 'orders.state' }), formatStatus(status, language)]];
  return {
    ...writeOrderSheet({ order, language, timeZone, catalogNames: runtime, facts }),
    language,
    siteName,
    color: theme.primary,
    title: formatMessage({ id: 'orders.one.title' }, { number }),
    parties: [
      { label: formatMessage({ id: 'print.seller' }), name: siteName, lines: toLines(sellerDetails) },
      {
        label: formatMessage({ id: 'print.client' }),
        name,
        lines: [...toLines(address), ...toLines(taxId && `${formatMessage({ id: 'account.company.taxId' })} ${taxId}`)],
      },
    ],
    pageText: formatServerMessage('orderPdfPage', language, { page: '{page}', pages: '{pages}' }),
  };
};

const runThread = async (threadFile: string, workerData: { order: PrintedOrder; rootDirectory: string }) => {
  const thread = new Worker(threadFile, { name: 'order PDF', workerData });
  // Rejects if the thread fails.
  const [bytes] = (await once(thread, 'message')) as [Uint8Array];
  return Buffer.from(bytes);
};

// One at a time, because each takes the memory of its fonts.
const queueLimits = { maxRunning: 1, maxPerGroup: 5, maxWaiting: 40 };

/**
 * Writes orders as PDF files in a thread, because long ones take seconds. Without the built program of the thread, on the
 * thread of the services.
 */
export const createOrderPdfs = (config: ServerConfig, threadFile: string | undefined): WriteOrderPdf => {
  const { rootDirectory } = config;
  const enqueue = createFairQueue(queueLimits);
  return (booked, language, group) =>
    enqueue({ group, isKnown: true }, async () => {
      const order = printOrder(config, booked, language);
      if (threadFile !== undefined) return runThread(threadFile, { order, rootDirectory });
      const { writeOrderPdf } = await import('./orderPdf');
      return writeOrderPdf(order, rootDirectory);
    });
};
