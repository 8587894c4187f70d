import { isLanguage, type Language } from '@/shared/i18n/languages';
import { parseTaxRate } from '@/shared/money/taxRate';

import { readText } from '../import/read/cells';
import { createFaultList, RowError, type RowFault } from '../import/read/faults';
import type { Row, Table } from '../import/read/table';
import { type ClientDetails, normalizeUsername } from '../repositories/clientsRepository';

export const clientColumns = [
  'username',
  'name',
  'email',
  'phone',
  'address',
  'taxId',
  'deliveryAddresses',
  'language',
  'priceList',
  'taxRate',
  'taxExemption',
] as const;

export type ClientColumn = (typeof clientColumns)[number];

const lengths = {
  username: 100,
  name: 200,
  email: 200,
  phone: 50,
  address: 300,
  taxId: 50,
  deliveryAddresses: 3000,
  language: 10,
  priceList: 100,
  taxRate: 10,
  taxExemption: 200,
};

/** What takes a price list, a tax rate or an exemption from a client; an empty cell leaves it as it is. */
const none = 'none';

export const emailPattern = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/;

/** In one line, separated by "|": a cell or an option. */
const readAddresses = (text: string, refuse: (fault: RowError) => void): string => {
  const addresses = text
    .split(/[|\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const long = addresses.find((address) => address.length > lengths.address);
  if (long !== undefined)
    refuse(new RowError('deliveryAddresses', `${JSON.stringify(long)} is longer than ${lengths.address} characters`));
  return [...new Set(addresses)].join('\n');
};

/** Reads a column; undefined if it is empty or missing. */
type ReadColumn = (column: ClientColumn) => string | undefined;

const readTerms = (read: ReadColumn, existing: ClientDetails | undefined, refuse: (fault: RowError) => void) => {
  const readTerm = (column: 'priceList' | 'taxRate' | 'taxExemption') => {
    const text = read(column);
    return text?.toLowerCase() === none ? '' : text;
  };
  const [rate, exemption] = [readTerm('taxRate')?.replace(/\s*%$/, '').replace(',', '.'), readTerm('taxExemption')];
  if (rate && parseTaxRate(rate) === null)
    refuse(new RowError('taxRate', `${JSON.stringify(rate)} is not a percentage: write it like 16 or 10.5`));
  if (rate && exemption) refuse(new RowError('taxExemption', 'a client has either a tax rate or an exemption'));
  return {
    priceList: readTerm('priceList') ?? existing?.priceList ?? '',
    // One takes the place of the other.
    taxRate: rate ?? (exemption ? '' : (existing?.taxRate ?? '')),
    taxExemption: exemption ?? (rate ? '' : (existing?.taxExemption ?? '')),
  };
};

/**
 * The details of a client: the existing ones, overridden by those given. The mail address is the default user name.
 * `refuse` is called for each fault; it may throw.
 */
export const readClient = (
  read: ReadColumn,
  find: (username: string) => ClientDetails | undefined,
  defaultLanguage: Language,
  refuse: (fault: RowError) => void,
): ClientDetails => {
  const email = read('email');
  const username = normalizeUsername(read('username') ?? email ?? '');
  if (username === '') refuse(new RowError('username', 'the user name or the mail address is missing'));
  const existing = find(username);
  const details = {
    username,
    name: read('name') ?? existing?.name ?? '',
    email: email ?? existing?.email ?? '',
    phone: read('phone') ?? existing?.phone ?? '',
    address: read('address') ?? existing?.address ?? '',
    taxId: read('taxId') ?? existing?.taxId ?? '',
    ...readTerms(read, existing, refuse),
    deliveryAddresses: readAddresses(read('deliveryAddresses') ?? existing?.deliveryAddresses ?? '', refuse),
  };
  const language = read('language') ?? existing?.language ?? defaultLanguage;
  if (details.name === '') refuse(new RowError('name', 'the name is missing'));
  if (details.email === '' && username !== '') refuse(new RowError('email', 'the mail address is missing'));
  if (details.email !== '' && !emailPattern.test(details.email))
    refuse(new RowError('email', `${JSON.stringify(details.email)} is not a mail address`));
  if (!isLanguage(language)) {
    refuse(new RowError('language', `${JSON.stringify(language)} is not one of es, en, zh`));
    return { ...details, language: defaultLanguage };
  }
  return { ...details, language };
};

const readCell = ({ cell }: Row<ClientColumn>, column: ClientColumn): string | undefined => {
  const found = cell(column);
  const text = found && readText(found, lengths[column]);
  return text === '' ? undefined : text;
};

/** `priceList` is the option `--price-list`. */
export const toOption = (column: string) => column.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const checkOption =
  (options: Record<string, string | undefined>): ReadColumn =>
  (column) => {
    const text = options[toOption(column)];
    return text === undefined ? undefined : readText({ column, text }, lengths[column]);
  };

/** The clients of a table, and its faults: unreadable values, and user names that appear twice. */
export const readClients = async (
  table: Table<ClientColumn>,
  find: (username: string) => ClientDetails | undefined,
  defaultLanguage: Language,
  priceLists: readonly string[],
): Promise<{ clients: ClientDetails[]; faults: RowFault[] }> => {
  const faults = createFaultList(table.file);
  const lines = new Map<string, number>();
  const clients: ClientDetails[] = [];
  const add = (row: Row<ClientColumn>) => {
    const { line } = row;
    const refuse = (fault: RowError) => faults.add(line, fault);
    const cells = new Map(
      clientColumns.map((column) => [column, faults.attempt(line, () => readCell(row, column))] as const),
    );
    if (faults.count(line) > 0) return;
    const read = readClient((column) => cells.get(column), find, defaultLanguage, refuse);
    const { priceList = '' } = read;
    if (priceList !== '' && !priceLists.includes(priceList))
      refuse(new RowError('priceList', `there is no price list ${JSON.stringify(priceList)}`));
    const earlier = lines.get(read.username);
    if (earlier !== undefined) refuse(new RowError('username', `the user name is already on line ${earlier}`));
    if (faults.count(line) > 0) return;
    lines.set(read.username, line);
    clients.push(read);
  };
  for await (const rows of table.rows(faults)) rows.forEach(add);
  return { clients, faults: faults.all() };
};
