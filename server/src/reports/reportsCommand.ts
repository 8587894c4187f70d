import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { isRecord } from '@/shared/lib/isRecord';

import { type CommandContext, formatCount, withReadOnlyDatabase } from '../commandDatabase';
import { getErrorMessage, StartError } from '../errors';
import {
  createErrorReportsRepository,
  type ErrorReportsRepository,
  type ErrorReportSummary,
} from '../repositories/errorReportsRepository';
import { toPrintable, writePrintableJson } from './reportText';

const usage = 'Usage: npm run reports -- list | show ID | export ID [FILE]';

const help = `${usage}

  list              all reports, newest first
  show ID           a report with its stack and the actions before the error
  export ID [FILE]  the session of a report, to import in the QA panel or for "npm run replay -- FILE"

ID is the one that users see. The services may be running.`;

type Content = {
  error: { name: string; message: string; stack?: string };
  session: Record<string, unknown>;
};

type Print = CommandContext['print'];

const findReport = async (reports: ErrorReportsRepository, id: string) => {
  const found = await reports.find(id.toUpperCase());
  if (!found) throw new StartError(`There is no report ${toPrintable(id)}.`);
  const { content, ...summary } = found;
  return { summary, ...(JSON.parse(content) as Content) };
};

const orDash = (text: unknown) => (typeof text === 'string' && toPrintable(text)) || '-';

const formatTime = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
const formatSize = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const formatError = ({ errorName, errorMessage }: ErrorReportSummary) => toPrintable(`${errorName}: ${errorMessage}`);

const longestInList = 80;

const printList = async (reports: ErrorReportsRepository, print: Print) => {
  const summaries = await reports.list();
  const rows = summaries.map((summary) => [
    formatTime(summary.receivedAt),
    summary.id,
    formatError(summary).slice(0, longestInList),
    orDash(summary.page),
    orDash(summary.build),
    formatSize(summary.size),
  ]);
  const table = [['TIME', 'ID', 'ERROR', 'PAGE', 'BUILD', 'SIZE'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  if (rows.length === 0) print('There are no reports.');
  else
    for (const row of table)
      print(
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
};

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

const printReport = async (reports: ErrorReportsRepository, id: string, print: Print) => {
  const { summary, error, session } = await findReport(reports, id);
  const actions = Array.isArray(session.actions) ? (session.actions as unknown[]) : [];
  const stack = (error.stack ?? '').split('\n').filter((line) => toPrintable(line) !== '');
  const lines = [
    `Report    ${summary.id}`,
    `Time      ${formatTime(summary.receivedAt)}`,
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
  for (const line of lines) print(line);
};

const exportSession = async (reports: ErrorReportsRepository, id: string, write: (json: string) => Promise<void>) => {
  const { summary, error, session } = await findReport(reports, id);
  await write(writePrintableJson({ ...session, report: { id: summary.id, error } }));
};

const readArguments = ([name, ...rest]: string[]) => {
  const [id, file] = rest;
  if (name === 'list' && rest.length === 0) return { name } as const;
  if (name === 'show' && id !== undefined && rest.length === 1) return { name, id } as const;
  if (name === 'export' && id !== undefined && rest.length <= 2) return { name, id, file } as const;
  throw new StartError(usage);
};

/** `npm run reports -- ...`, see docs/services.md */
export const reportsCommand = async (args: string[], { config, directory, print }: CommandContext) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    print(help);
    return;
  }
  const command = readArguments(positionals);
  const writeTo = (file: string | undefined) => async (json: string) => {
    if (file === undefined) {
      print(json);
      return;
    }
    await writeFile(resolve(directory, file), `${json}\n`).catch((error: unknown) => {
      throw new StartError(`Cannot write ${file}: ${getErrorMessage(error)}.`);
    });
  };
  await withReadOnlyDatabase({ config, print }, async ({ db }) => {
    const reports = createErrorReportsRepository(db);
    if (command.name === 'list') await printList(reports, print);
    else if (command.name === 'show') await printReport(reports, command.id, print);
    else await exportSession(reports, command.id, writeTo(command.file));
  });
};
