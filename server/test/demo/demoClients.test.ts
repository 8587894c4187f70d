import { demoClient, otherClient } from '../../demo/demoClients';
import { demoApprover, demoBuyer } from '../../demo/demoPeople';
import { createPasswordCheck, defaultCost } from '../../src/identity/passwords';

it.each([demoClient, otherClient, demoBuyer, demoApprover])(
  '$name signs in with the public password',
  async ({ password, passwordHash }) => {
    expect(await createPasswordCheck()(password, passwordHash)).toBe(true);
    const { cost, blockSize, parallelization } = defaultCost;
    expect(passwordHash).toContain(`scrypt$${cost}$${blockSize}$${parallelization}$`);
  },
);
