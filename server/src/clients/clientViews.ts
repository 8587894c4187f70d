import { createHash, randomBytes } from 'node:crypto';

import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { notFound, Refusal } from '../http/responses/refusal';
import { isOwnAddress } from '../http/security/origin';
import type { OfficeContext } from '../office/officeParts';
import { getScopes } from '../office/scopes';
import { recordChange } from '../repositories/changesRepository';
import { createClientViewsRepository, type OpenView } from '../repositories/clientViewsRepository';
import { requireClientById } from './changeClients';
import { getPeople } from './changePeople';

/** What whoever opens a view must be allowed, for as long as it is open. */
const scope = 'clients:write';

const viewMs = 30 * 60_000;

// The page opens at once.
const codeMs = 60_000;

const createSecret = () => randomBytes(18).toString('base64url');
const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

type Viewer = { sessionHash: string; language: Language };

/** Returns the link to the shop as this client, or as one of its people. */
export const openClientView = async (
  db: Database,
  context: OfficeContext,
  { clientId, personId }: { clientId: number; personId: number | null },
  { sessionHash, language }: Viewer,
): Promise<{ link: string }> => {
  const { config, author, now } = context;
  const { accountId, services } = config.runtime;
  if (![services.public, services.inventory, services.orders].every(isOwnAddress))
    throw new Refusal(409, 'viewElsewhere');
  const client = await requireClientById(db, context, clientId);
  if (client.isDisabled) throw new Refusal(409, 'clientCannotSignIn', { name: client.name });
  const person = personId === null ? undefined : await getPeople(db, context).find(clientId, personId);
  if (personId !== null && !person) throw notFound();
  if (person?.isDisabled === true) throw new Refusal(409, 'clientCannotSignIn', { name: person.name });
  const viewId = createSecret();
  const secret = createSecret();
  const moment = now();
  await inTransaction(db, async (transaction) => {
    await createClientViewsRepository(transaction, accountId).add({
      view_id: viewId,
      client_id: clientId,
      person_id: personId,
      session_hash: sessionHash,
      code_hash: hash(secret),
      code_ends_at: moment + codeMs,
      expires_at: moment + viewMs,
    });
    const subject = person ? `person ${person.personId} (${person.email})` : `client ${clientId} (${client.username})`;
    const change = { operation: 'openClientView', subject, before: null, after: null };
    await recordChange(transaction, accountId, { ...author, ...change, moment });
  });
  return { link: `${config.publicUrl}${paths.language.href({ lang: language })}#view=${viewId}.${secret}` };
};

export type ClientViews = {
  /** For the code of a link. */
  redeem: (code: string) => Promise<(OpenView & { viewId: string }) | undefined>;
  isOpen: (viewId: string) => Promise<boolean>;
  close: (viewId: string) => Promise<void>;
  removeExpired: () => Promise<void>;
};

/** What the services know of views. Read for each request, so that whoever is disabled loses them at once. */
export const createClientViews = (db: Database, accountId: number, now: () => number): ClientViews => {
  const views = createClientViewsRepository(db, accountId);
  const find = async (viewId: string) => {
    const view = await views.find(viewId, now());
    return view && getScopes(view.role, view.hasSecondFactor).includes(scope) ? view : undefined;
  };
  return {
    redeem: async (code) => {
      const [viewId = '', secret = ''] = code.split('.');
      if (!(await views.useCode(viewId, hash(secret), now()))) return undefined;
      const view = await find(viewId);
      return view && { ...view, viewId };
    },
    isOpen: async (viewId) => (await find(viewId)) !== undefined,
    close: views.remove,
    removeExpired: () => views.removeExpired(now()),
  };
};
