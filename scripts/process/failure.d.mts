/** Prints an error and returns its exit code. */
export declare const report: (error: unknown) => number;
