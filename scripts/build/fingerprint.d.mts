export declare const fingerprintOf: (base: string, places: string[], isCounted?: (name: string) => boolean) => string;
export declare const isStale: (stampFile: string, fingerprint: string, products: string[]) => boolean;
