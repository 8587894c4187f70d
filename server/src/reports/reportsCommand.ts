import { isRecord } from '@/shared/lib/isRecord';

import { writeFileAtomically } from '../atomicFiles';
import { type CommandContext, formatCount, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { formatTime } from '../commands/shopTime';
import { toPrintable, writePrintableJson } from '../printable';
import { createErrorReportsRepository, type ErrorReportSummary } from '../repositories/errorReportsRepository';
import { type FoundReport, requireReport, toSessionFile } from './errorReports';

const orDash = (text: unknown) => (typeof text === 'string' && toPrintable(text)) || '-';

const formatSize = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const formatError = ({ errorName, errorMessage }: ErrorReportSummary) => toPrintable(`${errorName}: ${errorMessage}`);

const maxListedLength = 80;

const formatList = (summaries: ErrorReportSummary[], { config }: CommandContext) =>
  formatTable(
    ['TIME', 'ID', 'ERROR', 'PAGE', 'BUILD', 'SIZE'],
    summaries.map((summary) => [
      formatTime(summary.receivedAt, config.timeZone),
      summary.id,
      formatError(summary).slice(0, maxListedLength),
      orDash(summary.page),
      orDash(summary.build),
      formatSize(summary.size),
    ]),
    'There are no reports.',
  );

const formatViewport = (viewport: unknown) =>
  isRecord(viewport) && typeof viewport.width === 'number' && typeof viewport.height === 'number'
    ? `${viewport.width} x ${viewport.height}`
    : '-';

/** `at` is the time since the first action. */
const formatAction = (entry: unknown) => {
  const { at, action } = isRecord(entry) ? entry : {};
  const time = typeof at === 'number' ? `${(at / 1000).toFixed(3)} s` : '';
  return `  ${time.padStart(12)}  ${orDash(isRecord(action) ? action.type : undefined)}`;
};

const formatReport = ({ summary, error, session }: FoundReport, { config }: CommandContext) => {
  const actions = Array.isArray(session.actions) ? (session.actions as unknown[]) : [];
  const stack = (error.stack ?? '').split('\n').filter((line) => toPrintable(line) !== '');
  return [
    `Report    ${summary.id}`,
    `Time      ${formatTime(summary.receivedAt, config.timeZone)}`,
    `Error     ${formatError(summary)}`,
    `Page      ${orDash(summary.page)}`,
    `Build     ${orDash(summary.build)}`,
    `Browser   ${orDash(session.userAgent)}`,
    `Viewport  ${formatViewport(session.viewport)}`,
    `Language  ${orDash(session.language)}`,
    `Size      ${formatSize(summary.size)}`,
    'Stack',
    ...(stack.length === 0 ? ['  -'] : stack.map((line) => `  ${toPrintable(line)}`)),
    formatCount(actions.length, 'action'),
    ...actions.map(formatAction),
  ];
};

const list = defineAction({
  name: 'list',
  summary: 'all reports, newest first',
  run: (_, context) => withReadOnlyDatabase(context, ({ db }) => createErrorReportsRepository(db).list()),
  describe: formatList,
});

const show = defineAction({
  name: 'show',
  summary: 'a report with its stack and the actions before the error',
  parameters: 'ID',
  run: ({ parameters: [id = ''] }, context) => withReadOnlyDatabase(context, ({ db }) => requireReport(db, id)),
  describe: formatReport,
});

const exportSession = defineAction({
  name: 'export',
  summary: 'the session of a report, to import in the QA panel or for "npm run replay -- FILE"',
  parameters: 'ID [FILE]',
  run: async ({ parameters: [id = '', file] }, context) => {
    const found = await withReadOnlyDatabase(context, ({ db }) => requireReport(db, id));
    const exported = toSessionFile(found);
    if (file !== undefined) await writeFileAtomically(context.directory, file, `${writePrintableJson(exported)}\n`);
    return file === undefined ? exported : null;
  },
  describe: (exported) => (exported === null ? [] : writePrintableJson(exported)),
});

export const reportsCommand: Command = {
  name: 'reports',
  summary: 'The errors that pages have reported. ID is the one that users see. The services may be running.',
  actions: [list, show, exportSession],
  examples: ['npm run reports -- list', 'npm run reports -- export 0A1B2C3D session.json'],
};
