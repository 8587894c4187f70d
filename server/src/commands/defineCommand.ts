import { Command as Program, CommanderError, InvalidArgumentError, Option as ProgramOption } from 'commander';

import { OperatorError, UsageError } from '../errors';
import { Refusal } from '../http/responses/refusal';
import { writePrintableJson } from '../printable';
import type { CommandContext } from './commandDatabase';
import { nameCommands } from './nameCommands';

type Option =
  | { type: 'boolean'; value?: undefined; help: string }
  /** `value` is the placeholder in the help, as in `--catalog N`. */
  | { type: 'string'; value: string; help: string };

type Options = Record<string, Option>;

type Input<Given extends Options> = {
  options: { [Name in keyof Given]: Given[Name]['type'] extends 'boolean' ? boolean : string | undefined };
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
  /** For a command whose result itself says that something is wrong. */
  getExitCode?: (result: Result) => number;
};

export type Action = {
  name: string;
  summary: string;
  parameters: string;
  options: Options;
  execute: (input: Input<Options>, isJson: boolean, context: CommandContext) => Promise<void>;
};

export type Command = {
  name: string;
  summary: string;
  actions: Action[];
  /** Complete command lines, as a user would type them. */
  examples: string[];
  /** Additional text at the end of the help. */
  notes?: string;
  /** What the exit codes mean, unless they are those of all commands. */
  exits?: string;
};

const common: Options = {
  json: { type: 'boolean', help: 'prints the result, or the error, as JSON' },
  version: { type: 'boolean', help: 'prints the version of the product' },
};

export const defineAction = <const Given extends Options, Result>({
  name,
  summary,
  parameters = '',
  options = {} as Given,
  run,
  describe,
  getExitCode = () => 0,
}: ActionParts<Given, Result>): Action => ({
  name,
  summary,
  parameters,
  options,
  execute: async (input, isJson, context) => {
    // Progress messages would make the output invalid JSON.
    const print = isJson ? () => undefined : (line: string) => context.print(nameCommands(line));
    const result = await run(input as Input<Given>, { ...context, print });
    if (isJson) context.print(writePrintableJson(result, 2));
    else for (const line of [describe(result, context)].flat()) print(line);
    const exitCode = getExitCode(result);
    if (exitCode !== 0) process.exitCode = exitCode;
  },
});

/** In `--note --quiet`, the note was forgotten. */
const checkValue = (value: string) => {
  if (/^--\w/.test(value)) throw new InvalidArgumentError('It needs a value.');
  return value;
};

const addAction = (
  program: Program,
  { name, summary, parameters, options, execute }: Action,
  context: CommandContext,
) => {
  const action = name === '' ? program : program.command(name);
  action.description(`${action.description()}\n\n${summary}`.trim()).usage(`${parameters} [options]`.trim());
  action.allowExcessArguments(parameters.includes('...'));
  // Commander takes ... after the last parameter only, but `NUMBER... STATUS` is needed, too.
  for (const each of parameters.replaceAll('...', '').split(' ').filter(Boolean))
    action.argument(each.startsWith('[') ? each : `<${each}>`);
  for (const [option, { value, help }] of Object.entries({ ...common, ...options }))
    action.addOption(
      value === undefined
        ? new ProgramOption(`--${option}`, help)
        : new ProgramOption(`--${option} <${value}>`, help).argParser(checkValue),
    );
  const readValue = (option: ProgramOption) =>
    (action.getOptionValue(option.attributeName()) as string | true | undefined) ??
    (option.isBoolean() ? false : undefined);
  action.action(() => {
    const own = action.options.filter((option) => Object.hasOwn(options, option.name()));
    const values = Object.fromEntries(own.map((option) => [option.name(), readValue(option)]));
    const input = { options: values as Input<Options>['options'], parameters: action.args };
    return execute(input, action.getOptionValue('json') === true, context);
  });
};

const defaultExits = 'Exits with 0 if it is done, 1 if it was refused or failed, 2 if called incorrectly.';

/** As the command line reads it. */
export const createProgram = (command: Command, context: CommandContext) => {
  const { name, summary, actions, examples, notes, exits = defaultExits } = command;
  const program = new Program(`npm run ${name} --`).description(summary).exitOverride();
  program.configureOutput({
    writeOut: (text) => context.print(nameCommands(text.trimEnd())),
    writeErr: () => undefined,
  });
  const texts = [
    ['Examples:', ...examples.map((example) => `  ${example}`)].join('\n'),
    ...(notes === undefined ? [] : [notes]),
    exits,
  ];
  program.addHelpText('after', `\n${texts.join('\n\n')}`);
  for (const action of actions) addAction(program, action, context);
  return program;
};

const describeMistake = ({ code, message }: CommanderError, actions: Action[]) => {
  if (code === 'commander.help') return `Use one of ${actions.map(({ name }) => name).join(', ')}.`;
  const [, problem = message, hint = ''] = /^error: (.*?)(?:\n\((.*)\))?$/s.exec(message) ?? [];
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1).replace(/\.$/, '')}. ${hint}`.trim();
};

export const hasFlag = (args: string[], ...names: string[]) => {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).some((arg) => names.includes(arg));
};

/** What commands share with the office refuses with a message in every language. */
const explainRefusal = async ({ messageId, values, details }: Refusal) => {
  const { formatServerMessage } = await import('../http/responses/serverMessages');
  return new OperatorError(`${formatServerMessage(messageId, 'en', values)}.`, { code: messageId, ...details });
};

export const executeCommand = async (command: Command, args: string[], context: CommandContext) => {
  try {
    await createProgram(command, context).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof Refusal) throw await explainRefusal(error);
    const isMistake = error instanceof CommanderError;
    // The help was printed.
    if (isMistake && error.exitCode === 0) return;
    if (!isMistake && !(error instanceof UsageError)) throw error;
    const problem = isMistake ? describeMistake(error, command.actions) : error.message;
    const action = command.actions.some(({ name }) => name !== '' && name === args[0]) ? `${args[0]} ` : '';
    throw new UsageError(
      `${problem} See "npm run ${command.name} -- ${action}--help".`,
      isMistake ? undefined : error.details,
    );
  }
};
