import { withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import type { ServerConfig } from '../config/serverConfig';
import { listStaff } from './staffMembers';

const probeMs = 3000;

type StaffRow = Record<'email' | 'name' | 'role' | 'state', string>;

/** On this machine, whatever address it listens on. */
const getLocalAddress = ({ officeHost, officePort }: ServerConfig) => {
  const host = /^(0\.0\.0\.0|::)$/.test(officeHost) ? 'localhost' : officeHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${officePort}`;
};

/** Whether the office is there: nobody is signed in, but it says so. */
const isAnswering = async (address: string) => {
  try {
    const response = await fetch(`${address}/services/office/session`, { signal: AbortSignal.timeout(probeMs) });
    return response.status === 401;
  } catch {
    return false;
  }
};

const describeStaff = (staff: StaffRow[]) =>
  [
    formatTable(
      ['EMAIL', 'NAME', 'ROLE', 'STATE'],
      staff.map(({ email, name, role, state }) => [email, name, role, state]),
      'Nobody may sign in yet. Add somebody with "npm run staff -- add EMAIL --name NAME --role owner".',
    ),
  ].flat();

const show = defineAction({
  name: '',
  summary: 'says where the office is, and who may sign in',
  run: async (_input, context) => {
    const { config } = context;
    const staff = await withReadOnlyDatabase(context, ({ db }) => listStaff(db, context));
    const isOn = config.officePort !== null;
    return {
      address: isOn ? config.officeUrl || getLocalAddress(config) : null,
      answers: isOn && (await isAnswering(getLocalAddress(config))),
      staff: staff
        .filter(({ state }) => state !== 'disabled')
        .map(({ email, name, role, state }) => ({ email, name, role, state })),
    };
  },
  describe: ({ address, answers, staff }) => [
    ...(address === null
      ? [
          'The office is off in the settings that this command reads. To open it, set OFFICE_PORT, as in OFFICE_PORT=3010, and restart the services.',
        ]
      : [
          `The office is at ${address}`,
          ...(answers
            ? []
            : ['It does not answer: start the services, or restart them if they were started with other settings.']),
        ]),
    ...describeStaff(staff),
  ],
});

export const officeCommand: Command = {
  name: 'office',
  summary: 'Where the office is, with which people run the shop. The services may be running.',
  actions: [show],
  examples: ['npm run office'],
  notes: 'docs/office.md says what people do in the office.',
};
