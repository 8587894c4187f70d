import { demoSignIn } from '@/shared/config/demoSignIn';
import type { Language } from '@/shared/i18n/languages';

import type { Database } from '../src/db/openDatabase';
import type { ClientsTable } from '../src/db/tables';

export type DemoClient = {
  clientId: number;
  username: string;
  password: string;
  /** The hash of the password, which is public; precomputed, because hashing takes a while. */
  passwordHash: string;
  name: string;
  phone: string;
  address: string;
  taxId: string;
  deliveryAddresses: string;
  language: Language;
};

export const demoClient: DemoClient = {
  clientId: 1,
  ...demoSignIn,
  passwordHash: 'scrypt$32768$8$3$EZuz74HraV6h4-sacHJ62A$3ZjV5OJlsd4QPY0OJd6MsAw0RdQjjqGqkiPUNtcavTo',
  name: 'Talleres Demo',
  phone: '+1 555 0101',
  address: 'Avenida de la Industria 45',
  taxId: 'TDE-840220-7Q4',
  deliveryAddresses: 'Almacén Norte, calle del Puerto 8\nTaller 2, plaza de la Estación 15',
  language: 'es',
};

/** Has prices of its own. */
export const otherClient: DemoClient = {
  clientId: 2,
  username: 'otro@medida.example',
  password: 'medida-otro',
  passwordHash: 'scrypt$32768$8$3$9h2fGjuyslYiDF9UCMSxQw$DL3BdcLX00K3b2CF5eEaak1caDHHKe6vTKrn2TLdpkA',
  name: 'Suministros Otro',
  phone: '+1 555 0102',
  address: 'Calle Mayor 3',
  taxId: 'SOT-910615-K82',
  deliveryAddresses: '',
  language: 'es',
};

export const demoPriceListId = 1;

export const createDemoClientRows = (accountId: number, createdAt: number): ClientsTable[] =>
  [demoClient, otherClient].map(
    ({ clientId, username, passwordHash, name, phone, address, taxId, deliveryAddresses, language }) => ({
      client_id: clientId,
      account_id: accountId,
      username,
      name,
      email: username,
      phone,
      address,
      tax_id: taxId,
      delivery_addresses: deliveryAddresses,
      language,
      password_hash: passwordHash,
      created_at: createdAt,
      disabled_at: null,
      invited_at: null,
      price_list_id: clientId === otherClient.clientId ? demoPriceListId : null,
      tax_rate: null,
      tax_exemption: null,
      status_mails: null,
      erasure_requested_at: null,
      earlier_emails: '',
    }),
  );

export const hasDemoClient = async (db: Database): Promise<boolean> => {
  const row = await db
    .selectFrom('clients')
    .select('client_id')
    .where('username', '=', demoClient.username)
    .executeTakeFirst();
  return row !== undefined;
};
