export type Counts = { passed: number; failed: number; skipped?: number; flaky?: string[] };
type Count = (summary: Record<string, unknown> | null, exitCode: number) => Counts;
export declare const countJest: (...args: [...Parameters<Count>, mayBeEmpty?: boolean]) => Counts;
export declare const countPlaywright: Count;
export declare const countGate: (exitCode: number) => Counts;
export declare const mostFlaky: number;
export declare const listFlaky: (results: Counts[]) => string[];
export declare const totalsLine: (results: Counts[]) => string;
