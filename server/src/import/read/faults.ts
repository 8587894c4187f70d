import { formatServerMessage, type MessageId } from '../../http/responses/serverMessages';

type Values = Record<string, string | number>;

/** Why a line cannot be imported. */
export type RowFault = {
  file: string;
  line: number;
  column: string | null;
  /** In English, for operators. */
  reason: string;
  /** What says the reason in other languages, where somebody else may read it. */
  messageId?: MessageId;
  values?: Values;
};

/** Thrown by readers of a cell or line, and caught where its position is known. */
export class RowError extends Error {
  readonly column: string | null;

  constructor(column: string | null, reason: string) {
    super(reason);
    this.name = 'RowError';
    this.column = column;
  }

  /** The same of the column where it was found. */
  at(column: string): RowError {
    return new RowError(column, this.message);
  }
}

/** A reason that the office says in the language of the request. Hints are for operators alone, in English. */
export class TranslatedRowError extends RowError {
  readonly messageId: MessageId;
  readonly values: Values;
  private readonly hint: string;

  constructor(column: string | null, messageId: MessageId, values: Values = {}, hint = '') {
    const text = formatServerMessage(messageId, 'en', values);
    super(column, `${text.charAt(0).toLowerCase()}${text.slice(1)}${hint}`);
    this.messageId = messageId;
    this.values = values;
    this.hint = hint;
  }

  override at(column: string): TranslatedRowError {
    return new TranslatedRowError(column, this.messageId, this.values, this.hint);
  }
}

export const describeFault = ({ file, line, column, reason }: RowFault) =>
  `${file}, line ${line}${column === null ? '' : `, ${column}`}: ${reason}`;

// The same apart from the values that it quotes.
const getKind = ({ file, column, reason }: RowFault) =>
  JSON.stringify([file, column, reason.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')]);

const shownApart = 3;

/** One text for each fault, in their order; the same fault of many lines is one text with a count. */
export const describeFaults = (faults: RowFault[]): string[] => {
  const groups = new Map<string, RowFault[]>();
  for (const fault of faults) {
    const group = groups.get(getKind(fault));
    if (group) group.push(fault);
    else groups.set(getKind(fault), [fault]);
  }
  return faults.flatMap((fault) => {
    const [first, ...others] = groups.get(getKind(fault)) ?? [];
    if (others.length < shownApart) return describeFault(fault);
    if (fault !== first) return [];
    const lines = others.slice(0, shownApart).map(({ line }) => line);
    const more = others.length > shownApart ? ', ...' : '';
    return `${describeFault(fault)} (and ${others.length.toLocaleString('en-US')} more lines: ${lines.join(', ')}${more})`;
  });
};

export const countBadLines = (faults: RowFault[]): number =>
  new Set(faults.map(({ file, line }) => `${line} ${file}`)).size;

/** Counts the lines of a file, and collects their faults. */
export const createFaultList = (file: string) => {
  const faults = new Map<number, RowFault[]>();
  let lines = 0;
  const add = (line: number, error: RowError) => {
    const { column, message } = error;
    const translated =
      error instanceof TranslatedRowError ? { messageId: error.messageId, values: error.values } : undefined;
    const known = faults.get(line) ?? [];
    if (known.some((fault) => fault.column === column && fault.reason === message)) return;
    faults.set(line, [...known, { file, line, column, reason: message, ...translated }]);
  };
  return {
    add,
    /** Returns the result of the work, or undefined if it found a fault. */
    attempt: <Result>(line: number, work: () => Result): Result | undefined => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        add(line, error);
        return undefined;
      }
    },
    count: (line: number) => faults.get(line)?.length ?? 0,
    all: (): RowFault[] => [...faults.values()].flat().sort((one, other) => one.line - other.line),
    countLines: (count: number) => {
      lines += count;
    },
    /** How many lines were read below the header, and how many of them have a fault. */
    totals: () => ({ lines, bad: faults.size }),
  };
};

export type FaultList = ReturnType<typeof createFaultList>;
