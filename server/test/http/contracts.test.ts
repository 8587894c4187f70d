import { readContract } from '../../src/http/contracts/readContract';

it.each(['public', 'inventory', 'orders'] as const)(
  'reads the %s contract from its source as a build contains it',
  async (name) => {
    const built = await readContract(process.cwd(), name);
    Reflect.deleteProperty(globalThis, 'builtContracts');
    expect(await readContract(process.cwd(), name)).toEqual(built);
    expect(Object.keys(built.paths).length).toBeGreaterThan(0);
  },
);
