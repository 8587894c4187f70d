import { parseArgs } from 'node:util';

import { getErrorCode, getErrorMessage, UsageError } from '../errors';
import { writePrintableJson } from '../printable';
import { suggest } from '../suggest';
import type { CommandContext } from './commandDatabase';
import { nameCommands } from './nameCommands';

type Option = {
  type: 'string' | 'boolean';
  /** The placeholder for the value in the help, as in `--catalog N`. */
  value?: string;
  help: string;
  multiple?: true;
};

type Options = Record<string, Option>;

type Value<Each extends Option> = Each['type'] extends 'boolean'
  ? boolean
  : Each extends { multiple: true }
    ? string[]
    : string | undefined;

type Input<Given extends Options> = {
  options: { [Name in keyof Given]: Value<Given[Name]> };
  /** The positional arguments that `parameters` declares. */
  parameters: string[];
};

type ActionParts<Given extends Options, Result> = {
  /** Empty for the only action of a command. */
  name: string;
  summary: string;
  /** As in `ID [FILE]`: brackets mark an optional parameter, three dots one that can be repeated. */
  parameters?: string;
  options?: Given;
  run: (input: Input<Given>, context: CommandContext) => Promise<Result>;
  /** The result as text for people; `--json` prints the result itself. */
  describe: (result: Result, context: CommandContext) => string | string[];
};

export type Action = {
  name: string;
  summary: string;
  parameters: string;
  options: Options;
  execute: (args: string[], context: CommandContext) => Promise<void>;
};

export type Command = {
  name: string;
  summary: string;
  actions: Action[];
  /** Complete command lines, as a user would type them. */
  examples: string[];
  /** Additional text at the end of the help. */
  notes?: string;
};

const common: Options = {
  json: { type: 'boolean', help: 'prints the result, or the error, as JSON' },
  help: { type: 'boolean', help: 'prints this text' },
  version: { type: 'boolean', help: 'prints the version of the product' },
};

const parse = (args: string[], options: Options) => {
  try {
    const types = Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]);
    return parseArgs({ args, allowPositionals: true, options: Object.fromEntries(types) as Options });
  } catch (error) {
    if (!getErrorCode(error).startsWith('ERR_PARSE_ARGS')) throw error;
    const [, unknown] = /^Unknown option '--?([^']+)'/.exec(getErrorMessage(error)) ?? [];
    if (unknown === undefined) throw new UsageError(`${getErrorMessage(error).split('. ')[0] ?? ''}.`);
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`There is no option --${unknown}.${suggest(`--${unknown}`, names)}`);
  }
};

const checkParameters = (given: string[], expected: string) => {
  const names = expected.split(' ').filter((name) => name !== '');
  const missing = names.filter((name) => !name.startsWith('['))[given.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  const surplus = expected.includes('...') ? undefined : given[names.length];
  if (surplus !== undefined) throw new UsageError(`${JSON.stringify(surplus)} is one argument too many.`);
};

/** Fills in options that were not given: false, no values, or undefined. */
const fillIn = (options: Options, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple }]) => [
      name,
      values[name] ?? (type === 'boolean' ? false : multiple ? [] : undefined),
    ]),
  );

export const defineAction = <const Given extends Options, Result>({
  name,
  summary,
  parameters = '',
  options = {} as Given,
  run,
  describe,
}: ActionParts<Given, Result>): Action => ({
  name,
  summary,
  parameters,
  options,
  execute: async (args, context) => {
    const { values, positionals } = parse(args, { ...options, ...common });
    checkParameters(positionals, parameters);
    const isJson = values.json === true;
    // Progress messages would make the output invalid JSON.
    const print = isJson ? () => undefined : (line: string) => context.print(nameCommands(line));
    const input = { options: fillIn(options, values), parameters: positionals } as Input<Given>;
    const result = await run(input, { ...context, print });
    if (isJson) context.print(writePrintableJson(result, 2));
    else for (const line of [describe(result, context)].flat()) print(line);
  },
});

const formatUsage = (command: Command, { name, parameters, options }: Action) => {
  const own = Object.keys(options).length > 0 ? '[options]' : '';
  return ['npm run', command.name, '--', name, parameters, own].filter((part) => part !== '').join(' ');
};

const inColumns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const listOptions = (options: Options) =>
  Object.entries(options).map(([name, { value, help }]): [string, string] => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);

export const formatHelp = (command: Command): string => {
  const { summary, actions, examples, notes } = command;
  const lines = [
    summary,
    '',
    ...inColumns(actions.map((action) => [formatUsage(command, action), action.summary])),
    ...actions.flatMap(({ name, options }) =>
      Object.keys(options).length === 0
        ? []
        : ['', name === '' ? 'Options:' : `Options of ${name}:`, ...inColumns(listOptions(options))],
    ),
    '',
    'Options of all commands:',
    ...inColumns(listOptions(common)),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    ...(notes === undefined ? [] : ['', notes]),
    '',
    'Exits with 0 if it is done, 1 if it was refused or failed, 2 if called incorrectly.',
  ];
  return lines.join('\n');
};

const findAction = ({ name, actions }: Command, args: string[]) => {
  const [only] = actions;
  if (only?.name === '') return { action: only, rest: args };
  const [given, ...rest] = args;
  const names = actions.map((each) => each.name);
  const action = actions.find((each) => each.name === given);
  if (action) return { action, rest };
  const choice = `Use one of ${names.join(', ')}.`;
  if (given === undefined || given.startsWith('-')) throw new UsageError(choice);
  throw new UsageError(`${JSON.stringify(given)} is not an action of ${name}.${suggest(given, names)} ${choice}`);
};

export const hasFlag = (args: string[], ...names: string[]) => {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).some((arg) => names.includes(arg));
};

export const executeCommand = async (command: Command, args: string[], context: CommandContext) => {
  if (hasFlag(args, '--help', '-h')) {
    context.print(nameCommands(formatHelp(command)));
    return;
  }
  try {
    const { action, rest } = findAction(command, args);
    await action.execute(rest, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} See "npm run ${command.name} -- --help".`, error.details);
  }
};
