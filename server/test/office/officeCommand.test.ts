import { executeCommand } from '../../src/commands/defineCommand';
import { officeCommand } from '../../src/office/officeCommand';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

describe.each(engines)('medida office on %s', (engine) => {
  let office: TestOffice;

  beforeAll(async () => {
    office = await createTestOffice(engine);
  });

  afterAll(() => office.close());

  const ask = async (officePort: number | null) => {
    const printed: string[] = [];
    const { databaseUrl, dataDirectory } = office.shop.database;
    const config = { ...office.shop.config, databaseUrl, dataDirectory, officePort, officeUrl: '' };
    const print = (line: string) => void printed.push(line);
    await executeCommand(officeCommand, [], { config, directory: dataDirectory, print });
    return printed.join('\n');
  };

  it('says that the office is off and that nobody may sign in, and what to do about it', async () => {
    const printed = await ask(null);
    expect(printed).toContain('set OFFICE_PORT');
    expect(printed).toContain('npm run staff -- add EMAIL');
  });

  it('says where it is, whether it answers, and who may sign in', async () => {
    await office.signIn('sales', 'luz@shop.example');
    const port = Number(new URL(await office.listen()).port);
    const printed = await ask(port);
    expect(printed).toContain(`The office is at http://127.0.0.1:${port}\n`);
    expect(printed).not.toContain('does not answer');
    expect(printed).toMatch(/^luz@shop\.example +Luz Prado +sales +active$/m);
    expect(await ask(1)).toContain('It does not answer');
  });
});
