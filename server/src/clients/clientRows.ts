import { isLanguage, type Language } from '@/shared/i18n/languages';

import { readText } from '../import/cells';
import { createFaultList, RowError, type RowFault } from '../import/faults';
import type { Row, Table } from '../import/table';
import { type ClientDetails, normalizeUsername } from '../repositories/clientsRepository';

export const clientColumns = ['username', 'name', 'email', 'phone', 'address', 'language'] as const;

export type ClientColumn = (typeof clientColumns)[number];

const lengths = { username: 100, name: 200, email: 200, phone: 50, address: 300, language: 10 };

const emailPattern = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/;

/** Reads a column; undefined if it is empty or missing. */
type ReadColumn = (column: ClientColumn) => string | undefined;

/** The details of a client: the existing ones, overridden by those given. The mail address is the default user name. */
export const readClient = (
  read: ReadColumn,
  find: (username: string) => ClientDetails | undefined,
  defaultLanguage: Language,
): ClientDetails => {
  const email = read('email');
  const username = normalizeUsername(read('username') ?? email ?? '');
  if (username === '') throw new RowError('username', 'the user name or the mail address is missing');
  const existing = find(username);
  const details = {
    username,
    name: read('name') ?? existing?.name ?? '',
    email: email ?? existing?.email ?? '',
    phone: read('phone') ?? existing?.phone ?? '',
    address: read('address') ?? existing?.address ?? '',
  };
  const language = read('language') ?? existing?.language ?? defaultLanguage;
  if (details.name === '') throw new RowError('name', 'the name is missing');
  if (details.email === '') throw new RowError('email', 'the mail address is missing');
  if (!emailPattern.test(details.email))
    throw new RowError('email', `${JSON.stringify(details.email)} is not a mail address`);
  if (!isLanguage(language)) throw new RowError('language', `${JSON.stringify(language)} is not one of es, en, zh`);
  return { ...details, language };
};

const readCell =
  ({ cell }: Row<ClientColumn>): ReadColumn =>
  (column) => {
    const found = cell(column);
    const text = found && readText(found, lengths[column]);
    return text === '' ? undefined : text;
  };

export const checkOption =
  (options: Record<string, string | undefined>): ReadColumn =>
  (column) => {
    const text = options[column];
    return text === undefined ? undefined : readText({ column, text }, lengths[column]);
  };

/** The clients of a table, and its faults: unreadable values, and user names that appear twice. */
export const readClients = async (
  table: Table<ClientColumn>,
  find: (username: string) => ClientDetails | undefined,
  defaultLanguage: Language,
): Promise<{ clients: ClientDetails[]; faults: RowFault[] }> => {
  const faults = createFaultList(table.file);
  const lines = new Map<string, number>();
  const clients: ClientDetails[] = [];
  const add = (row: Row<ClientColumn>) => {
    const read = readClient(readCell(row), find, defaultLanguage);
    const earlier = lines.get(read.username);
    if (earlier !== undefined) throw new RowError('username', `the user name is already on line ${earlier}`);
    lines.set(read.username, row.line);
    clients.push(read);
  };
  for await (const rows of table.rows(faults)) for (const row of rows) faults.attempt(row.line, () => add(row));
  return { clients, faults: faults.all() };
};
