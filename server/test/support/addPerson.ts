import { hashPassword } from '../../src/identity/passwords';
import { createPeopleRepository, type Role } from '../../src/repositories/peopleRepository';
import { cheapCost } from './builders';
import { createShopper } from './shopper';
import type { TestApp } from './testApp';

const password = 'a-long-password';

type Details = { clientId: number; email: string; name?: string; role?: Role; limitCents?: number | null };

/** A person of a client, who has chosen a password and signed in. */
export const addPerson = async (shop: TestApp, { clientId, email, name = email, ...given }: Details) => {
  const people = createPeopleRepository(shop.database.db, 1);
  const { role = 'buyer', limitCents = null } = given;
  const details = { clientId, email, name, role, limitCents, language: 'en' as const };
  const personId = (await people.invite(details, shop.clock.now)) ?? 0;
  await people.setPassword(personId, await hashPassword(password, cheapCost), undefined);
  return { ...(await createShopper(shop.call, { clientId, username: email, password })), personId };
};
