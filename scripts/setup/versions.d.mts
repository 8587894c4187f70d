export declare const isAtLeast: (version: string, range: string) => boolean;
