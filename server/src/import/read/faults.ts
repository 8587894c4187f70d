import { OperatorError } from '../../errors';
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

/** A file with so many bad lines is another file, or has other columns: its rest would only fill the memory. */
const maxBadLines = 10_000;

/** Whether there may be more bad lines, because the rest of the file was not read. */
export const isCut = (faults: RowFault[]): boolean => faults.some(({ messageId }) => messageId === 'rowRestUnread');

/** Thrown instead of reading on. */
export class TooManyFaults extends OperatorError {
  readonly faults: RowFault[];

  constructor(faults: RowFault[]) {
    super(
      faults
        .slice(0, 1 + shownApart)
        .map(describeFault)
        .join('\n'),
      { faults },
    );
    this.faults = faults;
  }
}

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
  const all = (): RowFault[] => [...faults.values()].flat().sort((one, other) => one.line - other.line);
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
    all,
    /** Throws if there are too many to read on. What was not read is said first, as only some faults may be shown. */
    limit: () => {
      const last = faults.size < maxBadLines ? undefined : all().at(-1);
      if (!last) return;
      const { message, messageId } = new TranslatedRowError(null, 'rowRestUnread');
      throw new TooManyFaults([{ file, line: last.line, column: null, reason: message, messageId }, ...all()]);
    },
    countLines: (count: number) => {
      lines += count;
    },
    /** How many lines were read below the header, and how many of them have a fault. */
    totals: () => ({ lines, bad: faults.size }),
  };
};

export type FaultList = ReturnType<typeof createFaultList>;
