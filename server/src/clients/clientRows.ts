import { isLanguage, type Language } from '@/shared/i18n/languages';
import { parseTaxRate } from '@/shared/money/taxRate';

import { FieldsRefusal } from '../http/responses/refusal';
import { readText } from '../import/read/cells';
import { createFaultList, RowError, type RowFault, TranslatedRowError } from '../import/read/faults';
import type { Row, Table } from '../import/read/table';
import { toPrintable } from '../printable';
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

type Refuse = (fault: TranslatedRowError) => void;

/** In one line, separated by "|": a cell or an option. */
const readAddresses = (text: string, refuse: Refuse): string => {
  const addresses = text
    .split(/[|\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const long = addresses.find((address) => address.length > lengths.address);
  if (long !== undefined)
    refuse(
      new TranslatedRowError('deliveryAddresses', 'textTooLong', {
        value: JSON.stringify(long),
        count: lengths.address,
      }),
    );
  return [...new Set(addresses)].join('\n');
};

/** Reads a column; undefined if it is empty or missing. */
type ReadColumn = (column: ClientColumn) => string | undefined;

const readTerms = (read: ReadColumn, existing: ClientDetails | undefined, refuse: Refuse) => {
  const readTerm = (column: 'priceList' | 'taxRate' | 'taxExemption') => {
    const text = read(column);
    return text?.toLowerCase() === none ? '' : text;
  };
  const [rate, exemption] = [readTerm('taxRate')?.replace(/\s*%$/, '').replace(',', '.'), readTerm('taxExemption')];
  if (rate && parseTaxRate(rate) === null)
    refuse(new TranslatedRowError('taxRate', 'taxRateInvalid', { value: JSON.stringify(rate) }));
  if (rate && exemption) refuse(new TranslatedRowError('taxExemption', 'taxRateOrExemption'));
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
  refuse: Refuse,
): ClientDetails => {
  const email = read('email');
  const username = normalizeUsername(read('username') ?? email ?? '');
  if (username === '') refuse(new TranslatedRowError('username', 'usernameMissing'));
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
  if (details.name === '') refuse(new TranslatedRowError('name', 'nameMissing'));
  if (details.email === '' && username !== '') refuse(new TranslatedRowError('email', 'emailMissing'));
  if (details.email !== '' && !emailPattern.test(details.email))
    refuse(new TranslatedRowError('email', 'emailInvalid', { email: JSON.stringify(details.email) }));
  if (!isLanguage(language)) {
    refuse(new TranslatedRowError('language', 'languageUnknown', { value: JSON.stringify(language) }));
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

/** Of a form: an empty field takes what the client has, and a missing one leaves it. Refuses all faults at once. */
export const readFields = (
  fields: Partial<Record<ClientColumn, string>>,
  defaultLanguage: Language,
  existing?: ClientDetails,
): ClientDetails => {
  const faults = new Map<string, TranslatedRowError>();
  const refuse = (fault: TranslatedRowError) =>
    void (faults.has(fault.column ?? '') || faults.set(fault.column ?? '', fault));
  const read = (column: ClientColumn) => {
    const text = fields[column]?.trim().normalize('NFC');
    const line = column === 'deliveryAddresses' ? text?.replaceAll(/\r?\n/g, '|') : text;
    if (line !== undefined && /\p{Cc}/u.test(line)) refuse(new TranslatedRowError(column, 'textNotPlain'));
    if (line !== undefined && line.length > lengths[column])
      refuse(new TranslatedRowError(column, 'textTooLong', { value: `${line.slice(0, 20)}…`, count: lengths[column] }));
    if (column !== 'username' && column !== 'language') return line;
    // Nobody can be without these two, so an empty one takes the default.
    return (line === '' ? undefined : line) ?? existing?.[column];
  };
  const details = readClient(read, () => existing, defaultLanguage, refuse);
  if (faults.size > 0) throw new FieldsRefusal(Object.fromEntries(faults));
  return details;
};

/** Of a form, too. Without `email`, that of the person stays. */
export const readPersonTexts = ({ email: given, name: entered }: { email?: string; name: string }) => {
  const [name, email] = [toPrintable(entered), normalizeUsername(given ?? '')];
  const faults = new Map<string, TranslatedRowError>();
  if (name === '') faults.set('name', new TranslatedRowError('name', 'nameMissing'));
  if (name.length > lengths.name)
    faults.set(
      'name',
      new TranslatedRowError('name', 'textTooLong', { value: `${name.slice(0, 20)}…`, count: lengths.name }),
    );
  if (given !== undefined && (!emailPattern.test(email) || email.length > lengths.email))
    faults.set('email', new TranslatedRowError('email', 'emailInvalid', { email: JSON.stringify(email) }));
  if (faults.size > 0) throw new FieldsRefusal(Object.fromEntries(faults));
  return { name, email };
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
