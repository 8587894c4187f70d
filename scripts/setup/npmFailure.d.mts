export declare const npmFailureKind: (output: string) => 'disk' | 'network' | 'other';
export declare const npmFailureMessage: (output: string, log: string) => string;
