export declare const findPgbouncer: () => string | undefined;
