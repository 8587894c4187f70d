// Keeps an ERP and the shop in step, by files: node erp.mjs FOLDER [--once]
//
//   FOLDER/stock.csv      code,quantity[,expectedDate,expectedQuantity]: what is in stock, written by the ERP
//   FOLDER/statuses.csv   orderNumber,status[,note]: the ERP appends a line for each change of a status
//   FOLDER/orders/        one JSON file for each order, written here; an order that changes is written again
//   FOLDER/faults.jsonl   rows that the shop has refused, and why
//   FOLDER/state.json     how far everything has got; delete it to begin again
//
// OFFICE is the address of the office, such as http://localhost:3010, and KEY an API key with the scopes orders:read,
// orders:write and catalogue:write; CATALOG is the number of the catalogue (1 if missing).
//
// The script may be killed at any moment. Whatever is to be sent is first written to state.json together with its key, so after a
// restart the same request is sent with the same key, and the shop does it once. An order is written under its number before the
// cursor moves on, so it is never lost, and never there twice. Run one such script for a folder.

import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [folder = '.', option] = process.argv.slice(2);
const { OFFICE = 'http://localhost:3010', KEY = '', CATALOG = '1' } = process.env;

const pauseMs = 30_000;
const timeoutMs = 90_000;
const rowsAtOnce = 1000;
const attempts = 8;

/** @typedef {{ key: string, path: string, body: { rows: Record<string, unknown>[] } & Record<string, unknown> }} Batch */

/**
 * `stock`: the last line of each code that was queued; `statusLines`: how many lines of statuses.csv were.
 * @typedef {{ cursor: string | null, stock: Record<string, string>, statusLines: number, queue: Batch[] }} State
 */

// ---- Files: each is written as a whole or not at all

/** @param {string} name */
const readOr = async (name, missing = '') => {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  }
};

/** @param {string} name @param {unknown} content */
const writeJson = async (name, content) => {
  const path = join(folder, name);
  const file = await open(`${path}.part`, 'w');
  await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
  // A power cut must not leave an empty file behind the new name.
  await file.sync();
  await file.close();
  await rename(`${path}.part`, path);
};

/**
 * The fields of a line, which may be quoted.
 * @param {string} line
 */
const splitLine = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  );

/**
 * The lines below the header, as they are and by column. The last counts once it has its line break: the ERP may be writing it.
 * @param {string} name
 */
const readCsv = async (name) => {
  const [header = '', ...lines] = (await readOr(name)).split(/\r?\n/).slice(0, -1);
  const columns = splitLine(header);
  return lines.map((line) => {
    const fields = splitLine(line);
    /** @type {Record<string, string>} */
    const row = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
    return { line, row };
  });
};

// ---- Requests

/** Whether another attempt may succeed: too many requests, a failure of the server, or the same request still in progress. */
const isTemporary = (/** @type {number} */ status) => status === 429 || status === 409 || status >= 500;

/**
 * Retries what may succeed later, with pauses that grow, or those that the office asks for.
 * @param {string} path @param {Batch} [batch]
 */
const request = async (path, batch) => {
  for (let attempt = 1; ; attempt += 1) {
    let reason;
    let seconds = Math.min(60, 2 ** attempt / 2) * (0.5 + Math.random() / 2);
    try {
      const response = await fetch(`${OFFICE}/services/office${path}`, {
        headers: {
          authorization: `Bearer ${KEY}`,
          ...(batch && { 'content-type': 'application/json', 'idempotency-key': batch.key }),
        },
        ...(batch && { method: 'POST', body: JSON.stringify(batch.body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await response.json();
      if (!isTemporary(response.status)) return { status: response.status, body };
      reason = `${response.status} ${body.message}`;
      seconds = Number(response.headers.get('retry-after') ?? seconds);
    } catch (error) {
      // The office or the way to it is down, or the response was cut off: whether the request was processed is unknown.
      reason = String(error);
    }
    if (attempt === attempts) throw new Error(`${path}: ${reason}`);
    console.error(`${path}: ${reason}; again in ${seconds.toFixed(1)} s`);
    await wait(seconds * 1000);
  }
};

// ---- What is kept in step

/** @param {State} state */
const pullOrders = async (state) => {
  for (let more = true; more;) {
    const after = state.cursor === null ? '' : `&after=${state.cursor}`;
    const { status, body } = await request(`/orders/changes?limit=100${after}`);
    if (status === 410) {
      // The shop was restored from a backup: all orders are read again, each under its number.
      state.cursor = null;
      continue;
    }
    if (status !== 200) throw new Error(`orders: ${status} ${body.message}`);
    for (const order of body.data) {
      await writeJson(join('orders', `${order.orderNumber}.json`), order);
      console.log(`order ${order.orderNumber}: ${order.status}`);
    }
    ({ more } = body);
    if (body.cursor === state.cursor) continue;
    state.cursor = body.cursor;
    await writeJson('state.json', state);
  }
};

/** @param {string} text */
const toNumber = (text) => (text === '' ? null : Number(text));

/** @param {Record<string, string>} row */
const toStockRow = ({ code, quantity = '', expectedDate, expectedQuantity }) => ({
  code,
  quantity: toNumber(quantity),
  ...(expectedDate !== undefined && { expectedDate }),
  ...(expectedQuantity !== undefined && { expectedQuantity: toNumber(expectedQuantity) }),
});

/** @param {State} state @param {string} path @param {Record<string, unknown>[]} rows @param {Record<string, unknown>} more */
const queueRows = (state, path, rows, more = {}) => {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    state.queue.push({ key: randomUUID(), path, body: { ...more, rows: rows.slice(start, start + rowsAtOnce) } });
};

/**
 * Queues what has changed in the files; from here on it is sent, however often the script is killed.
 * @param {State} state
 */
const queueChanges = async (state) => {
  const stock = (await readCsv('stock.csv')).filter(({ line, row }) => row.code && state.stock[row.code] !== line);
  queueRows(
    state,
    '/batches/stock',
    stock.map(({ row }) => toStockRow(row)),
    { catalogId: Number(CATALOG) },
  );
  for (const { line, row } of stock) state.stock[row.code ?? ''] = line;
  const statuses = await readCsv('statuses.csv');
  const added = statuses.slice(state.statusLines).filter(({ row }) => row.orderNumber);
  queueRows(
    state,
    '/batches/statuses',
    added.map(({ row: { orderNumber, status, note = '' } }) => ({ orderNumber, status, note })),
  );
  if (state.queue.length === 0) return;
  state.statusLines = statuses.length;
  await writeJson('state.json', state);
};

/** @param {State} state */
const sendQueue = async (state) => {
  for (let [batch] = state.queue; batch; [batch] = state.queue) {
    const { status, body } = await request(batch.path, batch);
    const [result] = body.data ?? [];
    // A batch that is refused as a whole would be refused again: it is put aside with its rows.
    const faults = status === 200 ? result.faults : [{ message: body.message, rows: batch.body.rows }];
    for (const fault of faults) {
      console.error(`${batch.path}: ${fault.code ?? ''} ${fault.field ?? ''}: ${fault.message}`);
      await appendFile(
        join(folder, 'faults.jsonl'),
        `${JSON.stringify({ key: batch.key, path: batch.path, ...fault })}\n`,
      );
    }
    console.log(`${batch.path}: ${status === 200 ? result.written : 0} of ${batch.body.rows.length} rows`);
    state.queue.shift();
    await writeJson('state.json', state);
  }
};

await mkdir(join(folder, 'orders'), { recursive: true });
/** @type {State} */
const state = { cursor: null, stock: {}, statusLines: 0, queue: [], ...JSON.parse(await readOr('state.json', '{}')) };
for (;;) {
  try {
    await sendQueue(state);
    await queueChanges(state);
    await sendQueue(state);
    await pullOrders(state);
  } catch (error) {
    console.error(String(error));
    if (option === '--once') process.exit(1);
  }
  if (option === '--once') break;
  await wait(pauseMs);
}
