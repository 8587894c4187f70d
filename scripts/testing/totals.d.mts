export type Counts = { passed: number; failed: number; skipped?: number };
export declare const countJest: (
  summary: Record<string, unknown> | null,
  exitCode: number,
  mayBeEmpty?: boolean,
) => Counts;
export declare const countGate: (exitCode: number) => Counts;
export declare const totalsLine: (results: Counts[]) => string;
