import type { Command as Program } from 'commander';

import { UsageError } from '../errors';
import type { CommandContext } from './commandDatabase';
import { type Command, createProgram, defineAction } from './defineCommand';

type Word = { text: string; summary: string };

/** What may follow `medida` and these words. */
type Place = { words: string; next: Word[]; /** Options that are followed by a value. */ takesValue: string[] };

const toSummary = (text: string) => text.split('\n').at(-1) ?? '';

const listOptions = (program: Program): Word[] => [
  ...program.options.map(({ long, description }) => ({ text: long ?? '', summary: description })),
  { text: '--help', summary: 'explains it' },
];

/** Parameters such as `owner|sales` name their values. */
const listValues = (program: Program): Word[] =>
  program.registeredArguments
    .flatMap((argument) => (argument.name().includes('|') ? argument.name().split('|') : []))
    .map((text) => ({ text, summary: '' }));

const toPlace = (words: string, program: Program): Place => ({
  words,
  next: [
    ...program.commands.map((each) => ({ text: each.name(), summary: toSummary(each.description()) })),
    ...listValues(program),
    ...listOptions(program),
  ],
  takesValue: program.options.filter(({ required }) => required).map(({ long }) => long ?? ''),
});

const listPlaces = (commands: Command[], context: CommandContext): Place[] => [
  {
    words: '',
    next: [
      ...commands.map(({ name, summary }) => ({ text: name, summary })),
      { text: '--help', summary: 'lists the commands' },
      { text: '--version', summary: 'prints the version' },
    ],
    takesValue: [],
  },
  ...commands.flatMap((command) => {
    const program = createProgram(command, context);
    const actions = program.commands.map((action) => toPlace(`${command.name} ${action.name()}`, action));
    return [toPlace(command.name, program), ...actions];
  }),
];

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const writePlaces = (
  places: Place[],
  writeNext: (next: Word[]) => string,
  writeValues: (values: string[]) => string,
) => [
  '_medida_place() {',
  '  case "$1" in',
  ...places.map(
    ({ words, next, takesValue }) => `    ${quote(words)}) next=${writeNext(next)} takes=${writeValues(takesValue)} ;;`,
  ),
  '    *) return 1 ;;',
  '  esac',
  '}',
];

/** Where nothing fits, the shells complete the names of files. */
const writers = {
  bash: (places: Place[]) => [
    ...writePlaces(
      places,
      (next) => quote(next.map(({ text }) => text).join(' ')),
      (values) => quote(` ${values.join(' ')} `),
    ),
    '_medida() {',
    '  local next= takes=',
    '  case "$COMP_CWORD" in',
    "    1) _medida_place '' ;;",
    '    2) _medida_place "${COMP_WORDS[1]}" ;;',
    '    *) _medida_place "${COMP_WORDS[1]} ${COMP_WORDS[2]}" || _medida_place "${COMP_WORDS[1]}" ;;',
    '  esac',
    '  COMPREPLY=()',
    '  case "$takes" in *" ${COMP_WORDS[COMP_CWORD-1]} "*) return ;; esac',
    '  COMPREPLY=($(compgen -W "$next" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _medida medida',
  ],
  zsh: (places: Place[]) => [
    '#compdef medida',
    ...writePlaces(
      places,
      (next) =>
        `(${next.map(({ text, summary }) => quote(`${text.replaceAll(':', String.raw`\:`)}:${summary}`)).join(' ')})`,
      (values) => `(${values.map(quote).join(' ')})`,
    ),
    '_medida() {',
    '  local -a next takes',
    '  case "$CURRENT" in',
    "    2) _medida_place '' ;;",
    '    3) _medida_place "$words[2]" ;;',
    '    *) _medida_place "$words[2] $words[3]" || _medida_place "$words[2]" ;;',
    '  esac',
    '  if (( $takes[(Ie)$words[CURRENT-1]] )); then _files; else _describe medida next || _files; fi',
    '}',
    'compdef _medida medida',
  ],
};

const shells = ['bash', 'zsh'] as const;

/** Written from the commands themselves, each time that a shell starts. */
export const createCompletionCommand = (loadCommands: () => Promise<Command[]>): Command => ({
  name: 'completion',
  summary: 'Lets bash or zsh complete commands, actions and options.',
  actions: [
    defineAction({
      name: '',
      summary: 'prints what the shell runs when it starts',
      parameters: shells.join('|'),
      run: async ({ parameters: [given] }, context) => {
        const shell = shells.find((each) => each === given);
        if (shell === undefined)
          throw new UsageError(`There is no completion for "${given}". Use ${shells.join(' or ')}.`);
        return { script: writers[shell](listPlaces(await loadCommands(), context)).join('\n') };
      },
      describe: ({ script }) => script,
    }),
  ],
  examples: ['npm run completion -- bash'],
  notes: `In ~/.bashrc, or ~/.zshrc after compinit: eval "$(medida completion bash)", or zsh.`,
});
