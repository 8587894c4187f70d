export declare const readPort: (environment: Record<string, string | undefined>, file: string) => number;
