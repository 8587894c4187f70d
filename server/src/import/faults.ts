/** Why a line cannot be imported. */
export type RowFault = { file: string; line: number; column: string | null; reason: string };

/** Thrown by readers of a cell or line, and caught where its position is known. */
export class RowError extends Error {
  readonly column: string | null;

  constructor(column: string | null, reason: string) {
    super(reason);
    this.name = 'RowError';
    this.column = column;
  }
}

export const describeFault = ({ file, line, column, reason }: RowFault) =>
  `${file}, line ${line}${column === null ? '' : `, ${column}`}: ${reason}`;

/** Collects the faults of a file, at most one per line. */
export const createFaultList = (file: string) => {
  const faults = new Map<number, RowFault>();
  const add = (line: number, { column, message }: RowError) => {
    if (!faults.has(line)) faults.set(line, { file, line, column, reason: message });
  };
  return {
    add,
    /** Returns the result of the work, or null if it found a fault. */
    attempt: <Result>(line: number, work: () => Result): Result | null => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        add(line, error);
        return null;
      }
    },
    all: (): RowFault[] => [...faults.values()].sort((one, other) => one.line - other.line),
  };
};

export type FaultList = ReturnType<typeof createFaultList>;
