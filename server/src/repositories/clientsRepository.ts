import { sql } from 'kysely';

import { isLanguage, type Language } from '@/shared/i18n/languages';
import { toBasisPoints, toPercent } from '@/shared/money/taxRate';

import { containsWords } from '../db/containsWords';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import type { ClientsTable } from '../db/tables';
import { FieldsRefusal } from '../http/responses/refusal';
import { toPrintable } from '../printable';
import { createPeopleRepository } from './peopleRepository';
import { createPriceListBook } from './priceListsRepository';

/** The client with fields that never leave the services. */
export type ClientAccount = {
  clientId: number;
  username: string;
  name: string;
  email: string;
  earlierEmails: string[];
  phone: string;
  address: string;
  /** Empty if it is not known. */
  taxId: string;
  /** Others, one per line. */
  deliveryAddresses: string;
  language: Language;
  /** Empty until the client has chosen a password. */
  passwordHash: string;
  isDisabled: boolean;
  /** When the link to choose a password was last sent to the present address. */
  invitedAt: number | null;
  /** The name of the client's price list; empty if it pays the public prices. */
  priceList: string;
  /** In per cent; empty for the shop's rate. */
  taxRate: string;
  /** Why no tax is charged; empty if it is. */
  taxExemption: string;
  /** Whether changes of status are mailed; null until the client has chosen that and the language of the mails. */
  statusMails: boolean | null;
  /** When the client asked to be erased. */
  erasureRequestedAt: number | null;
};

export type ClientDetails = Pick<
  ClientAccount,
  'username' | 'name' | 'email' | 'phone' | 'address' | 'deliveryAddresses' | 'language'
> &
  Partial<Pick<ClientAccount, 'priceList' | 'taxRate' | 'taxExemption' | 'taxId'>>;

/** What clients change themselves. */
export type OwnChange = Partial<
  Pick<ClientAccount, 'name' | 'phone' | 'address' | 'deliveryAddresses' | 'language'> & { statusMails: boolean }
>;

/** For limits on what one client stores, and for changes of it that must take turns. False if the client was erased. */
export const lockClient = async (db: Database, clientId: number) => {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set((row) => ({ client_id: row.ref('client_id') }))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const normalizeUsername = (username: string) => username.trim().toLowerCase();

type ClientRow = ClientsTable & { price_list: string | null };

const toClient = (row: ClientRow): ClientAccount => ({
  clientId: row.client_id,
  username: row.username,
  name: row.name,
  email: row.email,
  earlierEmails: row.earlier_emails.split('\n').filter(Boolean),
  phone: row.phone,
  address: row.address,
  taxId: row.tax_id ?? '',
  deliveryAddresses: row.delivery_addresses,
  language: isLanguage(row.language) ? row.language : 'en',
  passwordHash: row.password_hash,
  isDisabled: row.disabled_at !== null,
  invitedAt: row.invited_at,
  priceList: row.price_list ?? '',
  taxRate: row.tax_rate === null || row.tax_exemption !== null ? '' : String(toPercent(row.tax_rate)),
  taxExemption: row.tax_exemption ?? '',
  statusMails: row.status_mails === null ? null : row.status_mails === 1,
  erasureRequestedAt: row.erasure_requested_at,
});

const voidResetTokens = (db: Database, clientId: number) =>
  db.deleteFrom('password_resets').where('client_id', '=', clientId).where('person_id', 'is', null).execute();

type ClientState = 'active' | 'invited' | 'not invited' | 'disabled';

export const getClientState = ({
  isDisabled,
  passwordHash,
  invitedAt,
}: Pick<ClientAccount, 'isDisabled' | 'passwordHash' | 'invitedAt'>): ClientState => {
  if (isDisabled) return 'disabled';
  if (passwordHash !== '') return 'active';
  return invitedAt === null ? 'not invited' : 'invited';
};

/** The same in SQL. */
const clientState = sql<ClientState>`case when clients.disabled_at is not null then 'disabled'
  when clients.password_hash <> '' then 'active' when clients.invited_at is null then 'not invited' else 'invited' end`;

export const clientSorts = ['name', 'username', 'email', 'taxId', 'priceList', 'state'] as const;

const sortColumns = {
  name: sql`lower(clients.name)`,
  username: sql`clients.username`,
  email: sql`lower(clients.email)`,
  taxId: sql`coalesce(clients.tax_id, '')`,
  priceList: sql`coalesce(price_lists.name, '')`,
  state: clientState,
};

const searchedColumns = ['name', 'username', 'email', 'tax_id'].map((column) =>
  sql.ref<string | null>(`clients.${column}`),
);

type ClientPage = {
  text: string;
  state: ClientState | undefined;
  priceList: string | undefined;
  sort: (typeof clientSorts)[number];
  isDescending: boolean;
  limit: number;
  offset: number;
};

export type ClientsRepository = ReturnType<typeof createClientsRepository>;

export const createClientsRepository = (db: Database, accountId: number) => {
  const clients = () =>
    db
      .selectFrom('clients')
      .leftJoin('price_lists', 'price_lists.price_list_id', 'clients.price_list_id')
      .selectAll('clients')
      .select('price_lists.name as price_list')
      .where('clients.account_id', '=', accountId);
  const toColumns = async (on: Database, details: ClientDetails) => {
    const { priceList = '', taxRate = '', taxExemption = '', taxId = '', deliveryAddresses, ...columns } = details;
    const isExempt = taxExemption !== '';
    const username = normalizeUsername(details.username);
    if (await createPeopleRepository(on, accountId).findByEmail(username))
      throw new FieldsRefusal({
        username: { messageId: 'usernameOfPerson', values: { username: toPrintable(username) } },
      });
    return {
      ...columns,
      username,
      tax_id: taxId === '' ? null : taxId,
      delivery_addresses: deliveryAddresses,
      price_list_id: priceList === '' ? null : await findPriceList(on, priceList),
      tax_rate: isExempt ? 0 : taxRate === '' ? null : toBasisPoints(Number(taxRate)),
      tax_exemption: isExempt ? taxExemption : null,
    };
  };
  const findPriceList = async (on: Database, name: string) => {
    const book = createPriceListBook(on, accountId);
    const list = await book.find(name);
    if (list) return list.price_list_id;
    const values = { name: toPrintable(name), known: (await book.names()).join(', ') || '–' };
    throw new FieldsRefusal({ priceList: { messageId: 'priceListUnknown', values } });
  };
  const update = (on: Database, clientId: number, values: Partial<ClientsTable>) =>
    on.updateTable('clients').set(values).where('client_id', '=', clientId).execute();
  return {
    findByUsername: async (username: string): Promise<ClientAccount | undefined> => {
      const row = await clients().where('clients.username', '=', normalizeUsername(username)).executeTakeFirst();
      return row && toClient(row);
    },
    find: async (clientId: number): Promise<ClientAccount | undefined> => {
      const row = await clients().where('clients.client_id', '=', clientId).executeTakeFirst();
      return row && toClient(row);
    },
    /** Ordered by user name. */
    list: async (): Promise<ClientAccount[]> => (await clients().orderBy('clients.username').execute()).map(toClient),
    listPage: async ({ text, state, priceList, sort, isDescending, limit, offset }: ClientPage) => {
      const direction = isDescending ? 'desc' : 'asc';
      const filtered = clients()
        .$if(text.trim() !== '', (query) => query.where(containsWords(text, searchedColumns)))
        .$if(state !== undefined, (query) => query.where(clientState, '=', state ?? 'active'))
        .$if(priceList !== undefined, (query) => query.where('price_lists.name', '=', priceList ?? ''));
      const rows = await filtered
        .orderBy(sortColumns[sort], direction)
        .orderBy('clients.client_id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await filtered
        .clearSelect()
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return { clients: rows.map(toClient), total: Number(count) };
    },
    /** Also ends every other session of the client itself, and voids its reset tokens; those of its people stay. */
    setPassword: (clientId: number, passwordHash: string, keptSessionId: string | undefined): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await update(transaction, clientId, { password_hash: passwordHash });
        await transaction
          .deleteFrom('sessions')
          .where('client_id', '=', clientId)
          .where('person_id', 'is', null)
          .where('session_id', '!=', keptSessionId ?? '')
          .execute();
        await voidResetTokens(transaction, clientId);
      }),
    /** Adds a client without a password. To add several all or nothing, the repository's `db` must be a transaction. */
    add: async (details: ClientDetails, moment: number): Promise<number> => {
      const columns = await toColumns(db, details);
      return createWithNewId((client_id) =>
        db
          .insertInto('clients')
          .values({
            ...columns,
            client_id,
            account_id: accountId,
            password_hash: '',
            created_at: moment,
            disabled_at: null,
            invited_at: null,
            status_mails: null,
            earlier_emails: '',
            erasure_requested_at: null,
          })
          .onConflict((conflict) => conflict.column('client_id').doNothing())
          .executeTakeFirstOrThrow(),
      );
    },
    /** A new address voids what was sent to the earlier one: reset tokens, and the invitation. */
    update: (clientId: number, details: ClientDetails): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const moved = await transaction
          .updateTable('clients')
          .set({
            email: details.email,
            earlier_emails: sql<string>`earlier_emails || email || ${'\n'}`,
            invited_at: null,
          })
          .where('client_id', '=', clientId)
          .where('email', '!=', details.email)
          .executeTakeFirst();
        if (moved.numUpdatedRows > 0n) await voidResetTokens(transaction, clientId);
        await update(transaction, clientId, await toColumns(transaction, details));
      }),
    updateOwn: async (clientId: number, { deliveryAddresses, statusMails, ...texts }: OwnChange) => {
      await update(db, clientId, {
        // An update must set something.
        client_id: clientId,
        ...texts,
        ...(deliveryAddresses !== undefined && { delivery_addresses: deliveryAddresses }),
        ...(statusMails !== undefined && { status_mails: statusMails ? 1 : 0 }),
      });
    },
    dropErasureRequest: async (clientId: number) => {
      await update(db, clientId, { erasure_requested_at: null });
    },
    /** Does nothing if the client's address has changed since: the link in the mail no longer works. */
    setInvited: async ({ clientId, email }: Pick<ClientAccount, 'clientId' | 'email'>, moment: number) => {
      await db
        .updateTable('clients')
        .set({ invited_at: moment })
        .where('client_id', '=', clientId)
        .where('email', '=', email)
        .execute();
    },
    /** Ends all sessions of the client and of its people, and voids their reset tokens. */
    disable: (clientId: number, moment: number): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await update(transaction, clientId, { disabled_at: moment });
        for (const table of ['sessions', 'password_resets'] as const)
          await transaction.deleteFrom(table).where('client_id', '=', clientId).execute();
      }),
    enable: async (clientId: number) => {
      await update(db, clientId, { disabled_at: null });
    },
  };
};
