import { readContract } from '../../src/http/contracts/readContract';

const given = globalThis as { builtContracts?: object };
const { builtContracts } = given;

afterEach(() => {
  given.builtContracts = builtContracts;
});

it.each(['public', 'inventory', 'orders', 'office'] as const)(
  'reads the %s contract from its source as a build contains it',
  async (name) => {
    const built = await readContract(process.cwd(), name);
    delete given.builtContracts;
    const read = await readContract(process.cwd(), name);
    expect(read).not.toBe(built);
    expect(read).toEqual(built);
    expect(Object.keys(built.paths).length).toBeGreaterThan(0);
  },
);
