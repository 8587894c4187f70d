type List = (summary: Record<string, unknown> | null) => string[];
export declare const listJestFailures: List;
export declare const listPlaywrightFailures: List;
