import { type Command, defineAction } from '../commands/defineCommand';
import { formatColumns } from '../commands/formatTable';
import type { Finding } from './findings';
import { machineChecks } from './machineChecks';
import { outsideChecks } from './outsideChecks';
import { serviceChecks } from './serviceChecks';
import { shopChecks } from './shopChecks';

const marks: Record<Finding['state'], string> = { ok: 'ok', attention: 'ATTENTION', skipped: '-' };

const examine = defineAction({
  name: '',
  summary: 'looks at everything, and changes nothing',
  options: {
    backups: { type: 'string', value: 'DIR', help: 'where the backups are' },
    'mail-to': { type: 'string', value: 'ADDRESS', help: 'sends a test mail there' },
    'time-server': { type: 'string', value: 'HOST', help: 'what the clock is compared with; pool.ntp.org if missing' },
  },
  run: async ({ options }, { now = Date.now, ...context }) => {
    const { backups, 'mail-to': mailTo, 'time-server': timeServer = 'pool.ntp.org' } = options;
    const doctor = { ...context, options: { backups, mailTo, timeServer }, now };
    const checks = [...machineChecks, ...serviceChecks, ...shopChecks, ...outsideChecks];
    const findings = await Promise.all(checks.map(async ({ name, run }) => ({ check: name, ...(await run(doctor)) })));
    return { isWell: findings.every(({ state }) => state !== 'attention'), findings };
  },
  describe: ({ findings }) => formatColumns(findings.map(({ check, state, text }) => [marks[state], check, text])),
  getExitCode: ({ isWell }) => (isWell ? 0 : 1),
});

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Looks for what needs attention: machine, database, backups, mail, addresses. One line each.',
  actions: [examine],
  examples: ['npm run doctor -- --backups /mnt/backup', 'npm run doctor -- --mail-to me@medida.example'],
  notes: 'Exits with 1 if something needs attention. A line with - could not be checked, or is not used.',
};
