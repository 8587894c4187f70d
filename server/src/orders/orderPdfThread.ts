import { parentPort, workerData } from 'node:worker_threads';

import { type PrintedOrder, writeOrderPdf } from './orderPdf';

const { order, rootDirectory } = workerData as { order: PrintedOrder; rootDirectory: string };

parentPort?.postMessage(await writeOrderPdf(order, rootDirectory));
